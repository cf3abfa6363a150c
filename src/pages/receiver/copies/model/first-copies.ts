import { getCopies, type Copies } from '@/entities/copy';
import { paths } from '@/shared/routes';

/**
 * Loads the copies before the page opens, so that receivers who have just signed keep seeing the document until then.
 * If the URL is opened directly, the page itself shows the progress and any failure.
 */
export async function loadFirstCopies(signal: AbortSignal): Promise<Copies | null> {
  if (window.location.pathname === paths.copies) return null;
  return getCopies(signal).catch(() => null);
}
