/**
 * Returns whether a page may load the payment provider's script. The script can read everything on a page, so the
 * Content-Security-Policy allows it only here, and the app loads these pages as new documents.
 *
 * Like the router, this ignores case and a trailing slash.
 */
export const isPaymentWindowPath = (path: string) => /^\/setting\/payment\/(?:dashboard|billing)\/?$/i.test(path);
