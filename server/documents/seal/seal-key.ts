import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { computeKeyId, type CertificateParts } from './certificate.ts';
import { createCmsForm, type CmsForm, type SealAlgorithm } from './cms.ts';
import { SealKeyError } from './keys/errors.ts';

/** A certificate that is or was used for seals, with everything needed to verify them. */
export type SealIdentity = {
  keyId: string;
  algorithm: SealAlgorithm;
  certificate: CertificateParts;
  /** The issuers, closest first. */
  chain: readonly CertificateParts[];
  cms: CmsForm;
  isSignatureOf: (data: Uint8Array, signature: Uint8Array) => boolean;
};

export type SealKey = SealIdentity & { sign: (data: Uint8Array) => Buffer };

const LONGEST_P256_SIGNATURE = 72;
const MIN_RSA_BITS = 2048;

export function createSealIdentity(certificate: CertificateParts, chain: readonly CertificateParts[]): SealIdentity {
  const { publicKey } = certificate.x509;
  const { algorithm, longestSignature } = algorithmOf(publicKey);
  return {
    keyId: computeKeyId(certificate.publicKeyInfo),
    algorithm,
    certificate,
    chain,
    cms: createCmsForm(certificate, chain, algorithm, longestSignature),
    isSignatureOf: (data, signature) => verify('sha256', data, publicKey, signature),
  };
}

export function createSealKey(
  privateKey: KeyObject,
  certificate: CertificateParts,
  chain: readonly CertificateParts[],
): SealKey {
  const own = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  if (!own.equals(certificate.x509.publicKey.export({ type: 'spki', format: 'der' }))) {
    throw new SealKeyError('KEY_MISMATCH', 'the private key does not belong to the certificate');
  }
  return { ...createSealIdentity(certificate, chain), sign: (data) => sign('sha256', data, privateKey) };
}

function algorithmOf(key: KeyObject): { algorithm: SealAlgorithm; longestSignature: number } {
  const { modulusLength = 0, namedCurve } = key.asymmetricKeyDetails ?? {};
  if (key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') {
    return { algorithm: 'P-256', longestSignature: LONGEST_P256_SIGNATURE };
  }
  if (key.asymmetricKeyType === 'rsa' && modulusLength >= MIN_RSA_BITS) {
    return { algorithm: 'RSA', longestSignature: Math.ceil(modulusLength / 8) };
  }
  throw new SealKeyError('KEY_UNSUITABLE', 'the key must be RSA of at least 2048 bits or on the curve P-256');
}
