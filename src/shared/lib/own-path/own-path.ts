import { parseUrl } from '@/shared/lib/browser';

/** Whether a URL from the query stays on our own origin. `//elsewhere`, `/\elsewhere` and other schemes do not. */
export const isSameOriginPath = (path: string): boolean =>
  path.startsWith('/') && parseUrl(path, location.origin)?.origin === location.origin;
