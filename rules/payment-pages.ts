/**
 * Recognises the pages that open the provider's payment window. The provider's script could read everything on a page,
 * so the server's policy only allows it in these documents, and the app enters and leaves them by loading a new
 * document. The router ignores case and a trailing slash, so this does, too.
 */
export const isPaymentWindowPath = (path: string) => /^\/setting\/payment\/(?:dashboard|billing)\/?$/i.test(path);
