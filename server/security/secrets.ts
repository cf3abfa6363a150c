import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { createNonceSource } from './nonces.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const drawNonce = createNonceSource(NONCE_BYTES);

/** All uses of keyed hashes. Each has its own key, which outlives the master key. */
export const HASH_PURPOSES = [
  'ci',
  'invitation',
  'password-reset',
  'sign-up-code',
  'receiver-code',
  'access-code',
  'batch-person',
  'direct-url-contact',
  'direct-url-network',
  'inquiry-link',
  'lock/LOGIN',
  'lock/LOGIN_DELAY',
  'lock/PASSWORD',
] as const;
export type HashPurpose = (typeof HASH_PURPOSES)[number];

export type Secrets = ReturnType<typeof createSecrets>;
type More = {
  /** The previous master key. It decrypts and verifies, but makes nothing new. */
  before?: Uint8Array | null;
  /** If undefined, hash keys are derived from the master key. */
  hashKeys?: ReadonlyMap<HashPurpose, KeyObject>;
};

/**
 * Derives all keys from the master keys, one per `purpose`, so that a value for one purpose isn't valid for another.
 */
export function createSecrets(masterKey: Uint8Array, { before = null, hashKeys }: More = {}) {
  const keyFor = derive(masterKey);
  const keyBefore = before && derive(before);
  const hashKey = (purpose: HashPurpose) => hashKeys?.get(purpose) ?? keyFor(`hash/${purpose}`);

  return {
    keyFor,
    /** Returns all keys that may have signed a value, the current one first. */
    keysFor: (purpose: string) => [keyFor(purpose), ...(keyBefore ? [keyBefore(purpose)] : [])],
    /** Hashes values that are compared but must not be stored: codes, link secrets, subjects of locks. */
    hash: (purpose: HashPurpose, text: string) => createHmac('sha256', hashKey(purpose)).update(text).digest(),
    /**
     * Encrypts with AES-256-GCM, with nonce and tag in front. A value can only be decrypted with the context that it
     * was bound to.
     */
    seal: (purpose: string, text: string, place = '') => sealWith(keyFor(`seal/${purpose}`), text, place),
    open(purpose: string, sealed: Buffer, place = '') {
      if (!keyBefore) return openWith(keyFor(`seal/${purpose}`), sealed, place);
      return (
        tryToOpen(keyFor(`seal/${purpose}`), sealed, place) ?? openWith(keyBefore(`seal/${purpose}`), sealed, place)
      );
    },
    /** Re-encrypts a value with the current key, unless it already uses that one or neither key decrypts it. */
    sealAnew(purpose: string, sealed: Buffer, place = '') {
      const key = keyFor(`seal/${purpose}`);
      if (tryToOpen(key, sealed, place) !== null) return 'PRESENT';
      const text = keyBefore && tryToOpen(keyBefore(`seal/${purpose}`), sealed, place);
      return text === null ? 'UNREADABLE' : sealWith(key, text, place);
    },
  };
}

function derive(masterKey: Uint8Array) {
  // As KeyObjects, because Node otherwise creates one per use, which takes five times as long as signing.
  const keys = new Map<string, KeyObject>();
  return (purpose: string) => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', `dojang/${purpose}`, 32)));
    keys.set(purpose, key);
    return key;
  };
}

function sealWith(key: KeyObject, text: string, place: string) {
  const nonce = drawNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function openWith(key: KeyObject, sealed: Buffer, place: string) {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([body, decipher.final()]).toString('utf8');
}

/** Decrypts a value. Returns null if it has another key or context. */
function tryToOpen(key: KeyObject, sealed: Buffer, place: string) {
  try {
    return openWith(key, sealed, place);
  } catch {
    // The tag doesn't match, so the key or the context is wrong.
    return null;
  }
}
