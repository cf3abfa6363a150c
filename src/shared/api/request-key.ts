/**
 * Identifies one action, so that a repeated request takes effect once. Works over plain HTTP too, where
 * `crypto.randomUUID` does not exist.
 */
export const createRequestKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
