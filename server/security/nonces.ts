import { randomFillSync } from 'node:crypto';

const NONCES_AT_ONCE = 256;

/**
 * Makes a source of random nonces. Asking the system for each of them would cost more than the encryption, where
 * thousands of rows are stored. They are public, so nothing is given away by keeping some ready.
 */
export function createNonces(bytes: number) {
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
