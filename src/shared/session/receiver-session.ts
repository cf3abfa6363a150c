const TOKEN = 'accessJwt';

let linkToken: string | null = null;

/**
 * The token of one receiver of one contract, for this tab, separate from any member's session. The secret of their link
 * is never stored. While the page is open, it opens the link again when the token has expired.
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
