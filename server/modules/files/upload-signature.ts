import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../security/secrets.ts';

type SignedUpload = { uploadUuid: string; expires: number; contentType: string };

const sign = (secrets: Secrets, { uploadUuid, expires, contentType }: SignedUpload) =>
  createHmac('sha256', secrets.keyFor('sign/upload')).update(`put ${uploadUuid} ${expires} ${contentType}`).digest();

export const signUpload = (secrets: Secrets, upload: SignedUpload) => sign(secrets, upload).toString('base64url');

export function isSignedUpload(secrets: Secrets, upload: SignedUpload, signature: string) {
  const expected = sign(secrets, upload);
  const sent = Buffer.from(signature, 'base64url');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
