/** A random idempotency key. Also works over plain HTTP, where `crypto.randomUUID` doesn't exist. */
export const createRequestKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
