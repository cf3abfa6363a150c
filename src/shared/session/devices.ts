const DEVICE_BYTES = 24;

/** A random id for this browser, created on first use. The server stores only its hash. */
function deviceOf(name: 'memberDevice' | 'receiverDevice'): string {
  const known = localStorage.getItem(name);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(DEVICE_BYTES));
  const device = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(name, device);
  return device;
}

/** Lets the server skip verification steps that this browser has completed today. */
export const getReceiverDeviceId = () => deviceOf('receiverDevice');

/**
 * Lets the server tell members who have signed in from this browser before, whom failed attempts from elsewhere don't
 * slow down.
 */
export const getMemberDeviceId = () => deviceOf('memberDevice');
