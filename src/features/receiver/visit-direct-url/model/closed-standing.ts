import { ApiError } from '@/shared/api';
import type { Standing } from '../api/visit';

export type ClosedStanding = Exclude<Standing, 'OPEN'>;

const CLOSED: readonly ClosedStanding[] = ['PAUSED', 'ENDED', 'FULL'];

/** Recognises that the link was closed after it was loaded, or that others took the last places. */
export function toClosedStanding(error: unknown): ClosedStanding | null {
  const { code } = ApiError.from(error);
  return CLOSED.find((standing) => code === `DIRECT_URL_${standing}`) ?? null;
}
