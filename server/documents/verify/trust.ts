import { readCertificate, type CertificateParts } from '../seal/certificate.ts';
import { createSealIdentity, type SealIdentity } from '../seal/seal-key.ts';

/** The certificates trusted for seals and timestamps, in a form that can be passed to the child process. */
export type Trust = {
  known: readonly { certificate: Uint8Array; chain: readonly Uint8Array[] }[];
  authorities: readonly Uint8Array[] | null;
};

export const packTrust = (known: readonly SealIdentity[], authorities: readonly CertificateParts[] | null): Trust => ({
  known: known.map(({ certificate, chain }) => ({ certificate: certificate.der, chain: chain.map(({ der }) => der) })),
  authorities: authorities && authorities.map(({ der }) => der),
});

export const unpackTrust = ({ known, authorities }: Trust) => ({
  known: known.map(({ certificate, chain }) =>
    createSealIdentity(
      readCertificate(certificate),
      chain.map((der) => readCertificate(der)),
    ),
  ),
  authorities: authorities && authorities.map((der) => readCertificate(der)),
});
