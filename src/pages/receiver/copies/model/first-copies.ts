import { getCopies, type Copies } from '@/entities/copy';
import { paths } from '@/shared/routes';

/**
 * Whoever comes from signing sees what they have signed until there is something else to see. An address that was opened
 * by itself shows at once that it is loading, and a failure is met again by the page.
 */
export async function loadFirstCopies(signal: AbortSignal): Promise<Copies | null> {
  if (window.location.pathname === paths.copies) return null;
  return getCopies(signal).catch(() => null);
}
