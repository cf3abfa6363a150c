const TOKEN = 'accessJwt';

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
