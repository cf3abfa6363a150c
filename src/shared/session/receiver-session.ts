const TOKEN = 'accessJwt';

let linkToken: string | null = null;

/**
 * One receiver's token for one contract, stored per tab and separate from members' sessions. The link's token is never
 * stored, but while the page is open it can reopen an expired session.
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
