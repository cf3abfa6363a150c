import { parseUrl } from '@/shared/lib/browser';

/** Returns whether a URL from the query stays on our origin, unlike `//elsewhere`, `/\elsewhere` and other schemes. */
export const isSameOriginPath = (path: string): boolean =>
  path.startsWith('/') && parseUrl(path, location.origin)?.origin === location.origin;
