const here = (path: string) => new URL(path, location.origin).href.replace(/\/$/, '');

/** The hosts may differ from the page's own (docs/configuration.md). By default, everything has one origin. */
export const API_BASE = here(import.meta.env.VITE_API_BASE ?? '/api/app');

/** The root of receivers' calls. Their paths start with /sign, and only the receiver's token goes there. */
export const SIGN_API_BASE = here(import.meta.env.VITE_SIGN_API_BASE ?? '/api');

const KCP_ORIGINS = 'https://cert.kcp.co.kr https://testcert.kcp.co.kr';

/** Where the identity provider's form may lead. The server's policy for forms names the same origins. */
export const identityOrigins = () => [
  location.origin,
  ...(import.meta.env.VITE_IDENTITY_ORIGINS ?? KCP_ORIGINS).split(' ').filter(Boolean),
];
