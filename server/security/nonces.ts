import { randomFillSync } from 'node:crypto';

const NONCES_AT_ONCE = 256;

/**
 * Creates a source of random nonces. When thousands of rows are stored, requesting each nonce from the system would
 * cost more than the encryption. Nonces are public, so it is safe to generate them in advance.
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
