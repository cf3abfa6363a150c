import { readCertificate, type CertificateParts } from '../seal/certificate.ts';
import { createSealIdentity, type SealIdentity } from '../seal/seal-key.ts';

export type TrustedCertificates = {
  known: readonly { certificate: Uint8Array; chain: readonly Uint8Array[] }[];
  authorities: readonly Uint8Array[] | null;
};

export const packTrustedCertificates = (
  known: readonly SealIdentity[],
  authorities: readonly CertificateParts[] | null,
): TrustedCertificates => ({
  known: known.map(({ certificate, chain }) => ({ certificate: certificate.der, chain: chain.map(({ der }) => der) })),
  authorities: authorities && authorities.map(({ der }) => der),
});

export const unpackTrustedCertificates = ({ known, authorities }: TrustedCertificates) => ({
  known: known.map(({ certificate, chain }) =>
    createSealIdentity(
      readCertificate(certificate),
      chain.map((der) => readCertificate(der)),
    ),
  ),
  authorities: authorities && authorities.map((der) => readCertificate(der)),
});
