const TOKEN = 'accessJwt';

let linkToken: string | null = null;

/**
 * A receiver's token for one contract, stored per tab and separate from members' sessions. The link's token is kept in
 * memory only, to reopen an expired session.
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
