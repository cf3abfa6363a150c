const TOKEN = 'accessJwt';
const DEVICE = 'receiverDevice';
const DEVICE_BYTES = 24;

let linkToken: string | null = null;

/**
 * What a receiver's page holds, apart from any member's session: the token of one receiver of one contract, for this
 * tab. The secret of his link is never stored; as long as the page lives, it opens the link again when the token has run out.
 */
export const receiverSession = {
  token: () => sessionStorage.getItem(TOKEN),
  keep: (accessJwt: string) => sessionStorage.setItem(TOKEN, accessJwt),
  forget: () => sessionStorage.removeItem(TOKEN),
  linkToken: () => linkToken,
  arriveBy(secret: string) {
    linkToken = secret;
  },
};

/** Known to the server by its hash, so that what this browser has proved today is not asked again. */
export function receiverDevice(): string {
  const known = localStorage.getItem(DEVICE);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(DEVICE_BYTES));
  const device = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(DEVICE, device);
  return device;
}
