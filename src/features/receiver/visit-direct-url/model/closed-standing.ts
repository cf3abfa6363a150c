import { ApiError } from '@/shared/api';
import type { Standing } from '../api/visit';

export type ClosedStanding = Exclude<Standing, 'OPEN'>;

const CLOSED: readonly ClosedStanding[] = ['PAUSED', 'ENDED', 'FULL'];

/** Returns why visitors can no longer start, if the link was closed or filled up after it was loaded. */
export function toClosedStanding(error: unknown): ClosedStanding | null {
  const { code } = ApiError.from(error);
  return CLOSED.find((standing) => code === `DIRECT_URL_${standing}`) ?? null;
}
