const DEVICE_BYTES = 24;

/** A random name of this browser. The server knows it by its hash alone. */
function deviceOf(name: 'memberDevice' | 'receiverDevice'): string {
  const known = localStorage.getItem(name);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(DEVICE_BYTES));
  const device = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(name, device);
  return device;
}

/** What this browser has proved today is not asked again. */
export const receiverDevice = () => deviceOf('receiverDevice');

/** Whoever has signed in here before is not held up by somebody who guesses elsewhere. */
export const memberDevice = () => deviceOf('memberDevice');
