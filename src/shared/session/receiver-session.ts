const TOKEN = 'accessJwt';

let linkToken: string | null = null;

/**
 * A receiver's token for one contract, stored per tab and separate from members' sessions. The link's token is never
 * stored, but it can reopen an expired session while the page is open.
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
