const DEVICE_BYTES = 24;

/** A random id of this browser. The server stores only its hash. */
function deviceOf(name: 'memberDevice' | 'receiverDevice'): string {
  const known = localStorage.getItem(name);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(DEVICE_BYTES));
  const device = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(name, device);
  return device;
}

/** Receivers need not repeat a verification they completed in this browser today. */
export const getReceiverDeviceId = () => deviceOf('receiverDevice');

/** Members who have signed in from this browser before are not slowed down by failed attempts from elsewhere. */
export const getMemberDeviceId = () => deviceOf('memberDevice');
