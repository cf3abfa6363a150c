import { getCopies, type Copies } from '@/entities/copy';
import { paths } from '@/shared/routes';

/**
 * Loads the copies before the page opens, so that the document stays visible to receivers who have just signed. If the
 * URL is opened directly, the page itself shows the progress.
 */
export async function loadFirstCopies(signal: AbortSignal): Promise<Copies | null> {
  if (window.location.pathname === paths.copies) return null;
  return getCopies(signal).catch(() => null);
}
