/**
 * Identifies one act, so that repeating a call does it once. Works on plain http too, where `crypto.randomUUID` does
 * not exist.
 */
export const newRequestKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
