import { parseUrl } from '@/shared/lib/browser';

/** Whether an address from a query stays on our own pages: `//elsewhere`, `/\elsewhere` and schemes do not. */
export const isOwnPath = (path: string): boolean =>
  path.startsWith('/') && parseUrl(path, location.origin)?.origin === location.origin;
