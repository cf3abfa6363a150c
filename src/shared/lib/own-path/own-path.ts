import { parseUrl } from '@/shared/lib/browser';

/** Rejects URLs that leave our origin, such as `//elsewhere`, `/\elsewhere` and other schemes. */
export const isSameOriginPath = (path: string): boolean =>
  path.startsWith('/') && parseUrl(path, location.origin)?.origin === location.origin;
