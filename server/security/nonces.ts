import { randomFillSync } from 'node:crypto';

const NONCES_AT_ONCE = 256;

/**
 * Creates a source of random nonces. Requesting each from the system takes longer than the encryption. Nonces are
 * public, so generating them in advance is safe.
 */
export function createNonceSource(bytes: number) {
  const ready = Buffer.alloc(bytes * NONCES_AT_ONCE);
  let next = ready.length;
  return () => {
    if (next === ready.length) {
      randomFillSync(ready);
      next = 0;
    }
    next += bytes;
    return Buffer.from(ready.subarray(next - bytes, next));
  };
}
