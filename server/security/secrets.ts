import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Secrets = ReturnType<typeof createSecrets>;

/**
 * Everything that is derived from the one master key. `purpose` separates the uses, so that what was made for one
 * can't be passed off for another.
 */
export function createSecrets(masterKey: Uint8Array) {
  // Not bytes: Node makes a key of them at each use, which takes five times as long as a signature.
  const keys = new Map<string, KeyObject>();
  const keyFor = (purpose: string) => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', `dojang/${purpose}`, 32)));
    keys.set(purpose, key);
    return key;
  };

  return {
    keyFor,
    /** For comparing what must not be stored: codes, link secrets, subjects of locks. */
    hash: (purpose: string, text: string) =>
      createHmac('sha256', keyFor(`hash/${purpose}`))
        .update(text)
        .digest(),
    /** For what must be read again: AES-256-GCM, nonce and tag in front. */
    seal(purpose: string, text: string) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal/${purpose}`), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(purpose: string, sealed: Buffer) {
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal/${purpose}`), sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}
