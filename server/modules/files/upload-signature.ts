import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Secrets } from '../../security/secrets.ts';

type SignedUpload = { uploadUuid: string; expires: number; contentType: string };

const PURPOSE = 'sign/upload';

const sign = (key: KeyObject, { uploadUuid, expires, contentType }: SignedUpload) =>
  createHmac('sha256', key).update(`put ${uploadUuid} ${expires} ${contentType}`).digest();

export const signUpload = (secrets: Secrets, upload: SignedUpload) =>
  sign(secrets.keyFor(PURPOSE), upload).toString('base64url');

export function isSignedUpload(secrets: Secrets, upload: SignedUpload, signature: string) {
  const sent = Buffer.from(signature, 'base64url');
  return secrets.keysFor(PURPOSE).some((key) => {
    const expected = sign(key, upload);
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
}
