import { getCopies, type Copies } from '@/entities/copy';
import { paths } from '@/shared/routes';

/**
 * Receivers who have just signed see what they signed until there is something newer to see. An address that was opened
 * directly shows at once that it is loading, and the page reports a failure.
 */
export async function loadFirstCopies(signal: AbortSignal): Promise<Copies | null> {
  if (window.location.pathname === paths.copies) return null;
  return getCopies(signal).catch(() => null);
}
