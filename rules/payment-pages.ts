/**
 * The pages that open the provider's payment window. A script of somebody else's could read whatever a page shows, so
 * the server's policy allows it in their documents alone, and the app enters and leaves them as documents. The router
 * takes other cases and a slash at the end for the same page.
 */
export const opensPaymentWindow = (path: string) => /^\/setting\/payment\/(?:dashboard|billing)\/?$/i.test(path);
