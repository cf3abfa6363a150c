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

/** Every use of a keyed hash. Each has its own key, which stays the same when the master key is replaced. */
export const HASH_PURPOSES = [
  'ci',
  'invitation',
  'password-reset',
  'sign-up-code',
  'receiver-code',
  'lock/LOGIN',
  'lock/LOGIN_DELAY',
  'lock/PASSWORD',
] as const;
export type HashPurpose = (typeof HASH_PURPOSES)[number];

export type Secrets = ReturnType<typeof createSecrets>;
type More = {
  /** The previous master key. What was made with it remains valid, and nothing new uses it. */
  before?: Uint8Array | null;
  /** Without them, hash keys are derived from the master key. */
  hashKeys?: ReadonlyMap<HashPurpose, KeyObject>;
};

/**
 * Creates everything that is derived from the master keys. `purpose` separates the uses, so that a value made for one
 * is not accepted for another.
 */
export function createSecrets(masterKey: Uint8Array, { before = null, hashKeys }: More = {}) {
  const keyFor = derive(masterKey);
  const keyBefore = before && derive(before);
  const hashKey = (purpose: HashPurpose) => hashKeys?.get(purpose) ?? keyFor(`hash/${purpose}`);

  return {
    keyFor,
    /** All keys that may have signed what somebody sends, the current one first. */
    keysFor: (purpose: string) => [keyFor(purpose), ...(keyBefore ? [keyBefore(purpose)] : [])],
    /** For comparing what must not be stored: codes, link secrets, subjects of locks. */
    hash: (purpose: HashPurpose, text: string) => createHmac('sha256', hashKey(purpose)).update(text).digest(),
    /**
     * For what must be read again: AES-256-GCM, with nonce and tag in front. The value opens only in the place that it
     * is bound to.
     */
    seal: (purpose: string, text: string, place = '') => sealWith(keyFor(`seal/${purpose}`), text, place),
    open(purpose: string, sealed: Buffer, place = '') {
      if (!keyBefore) return openWith(keyFor(`seal/${purpose}`), sealed, place);
      return (
        tryToOpen(keyFor(`seal/${purpose}`), sealed, place) ?? openWith(keyBefore(`seal/${purpose}`), sealed, place)
      );
    },
    /** Encrypts a value with the current key, unless it uses that already, or neither key opens it. */
    sealAnew(purpose: string, sealed: Buffer, place = '') {
      const key = keyFor(`seal/${purpose}`);
      if (tryToOpen(key, sealed, place) !== null) return 'PRESENT';
      const text = keyBefore && tryToOpen(keyBefore(`seal/${purpose}`), sealed, place);
      return text === null ? 'UNREADABLE' : sealWith(key, text, place);
    },
  };
}

function derive(masterKey: Uint8Array) {
  // KeyObjects and not bytes, because Node would create a key from bytes at each use, which takes five times as long as
  // a signature.
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
  const nonce = randomBytes(NONCE_BYTES);
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

/** Returns null for a value that was encrypted with another key, or for another place. */
function tryToOpen(key: KeyObject, sealed: Buffer, place: string) {
  try {
    return openWith(key, sealed, place);
  } catch {
    // The tag does not match, which is how AES-GCM reports a different key or place.
    return null;
  }
}
