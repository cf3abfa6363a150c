import { randomBytes } from 'node:crypto';
import { isIssuedBy, readKeyUsage } from '../certificate.ts';
import type { SealKey } from '../seal-key.ts';
import { SealKeyError } from './errors.ts';

const RENEWING = 'Make a new key (npm run dojang -- rotate-key), or configure a newer PKCS#12 file.';

/** Seals and verifies test data, so that a broken key shows at startup instead of when somebody signs. */
export function testSealKey(key: SealKey, now: Date): void {
  const { certificate, chain, cms } = key;
  const who = `The certificate of the seal (${certificate.subjectName}, key ${key.keyId})`;
  if (now >= certificate.notAfter) {
    throw new SealKeyError('CERTIFICATE_EXPIRED', `${who} has expired on ${day(certificate.notAfter)}. ${RENEWING}`);
  }
  if (now < certificate.notBefore) {
    throw new SealKeyError(
      'CERTIFICATE_NOT_YET_VALID',
      `${who} is valid only from ${day(certificate.notBefore)} on. Is this machine's clock right?`,
    );
  }
  const usage = readKeyUsage(certificate);
  if (usage && !usage.digitalSignature && !usage.contentCommitment) {
    throw new SealKeyError('CERTIFICATE_UNSUITABLE', `${who} is not made for signatures. Configure another one.`);
  }
  [certificate, ...chain].forEach((below, index) => {
    const above = chain[index];
    if (above && !isIssuedBy(below, above)) {
      throw new SealKeyError('CERTIFICATE_UNSUITABLE', `${who} does not fit to the certificates that came with it.`);
    }
  });
  const digest = randomBytes(32);
  const data = cms.toBeSigned(digest);
  const signature = key.sign(data);
  const fits = cms.assemble(digest, signature, null).length <= cms.space(0);
  if (!fits || !key.isSignatureOf(data, signature)) {
    throw new SealKeyError('KEY_MISMATCH', `${who} does not confirm what its key has signed. ${RENEWING}`);
  }
}

const day = (at: Date) => at.toISOString().slice(0, 10);
