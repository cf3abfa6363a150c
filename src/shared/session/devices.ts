const DEVICE_BYTES = 24;

/** Returns a random id for this browser, creating it on first use. The server stores only its hash. */
function deviceOf(name: 'memberDevice' | 'receiverDevice'): string {
  const known = localStorage.getItem(name);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(DEVICE_BYTES));
  const device = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(name, device);
  return device;
}

/**
 * Returns this browser's id for receivers. A verification completed in this browser needn't be repeated on the same
 * day.
 */
export const getReceiverDeviceId = () => deviceOf('receiverDevice');

/**
 * Returns this browser's id for members. Failed attempts from elsewhere don't slow down members who have signed in from
 * this browser before.
 */
export const getMemberDeviceId = () => deviceOf('memberDevice');
