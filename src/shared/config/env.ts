const here = (path: string) => new URL(path, location.origin).href.replace(/\/$/, '');

/**
 * The base URL of members' calls, by default on the same origin. Its host may differ from the page's
 * (docs/configuration.md).
 */
export const API_BASE = here(import.meta.env.VITE_API_BASE ?? '/api/app');

/** The base URL of receivers' calls, whose paths start with /sign. Only the receiver's token is sent there. */
export const SIGN_API_BASE = here(import.meta.env.VITE_SIGN_API_BASE ?? '/api');

const KCP_ORIGINS = 'https://cert.kcp.co.kr https://testcert.kcp.co.kr';

/** The allowed targets of the identity provider's form. The server's CSP lists the same origins. */
export const getIdentityOrigins = () => [
  location.origin,
  ...(import.meta.env.VITE_IDENTITY_ORIGINS ?? KCP_ORIGINS).split(' ').filter(Boolean),
];
