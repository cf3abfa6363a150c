import { ApiError } from '@/shared/api';
import type { Standing } from '../api/visit';

export type ClosedStanding = Exclude<Standing, 'OPEN'>;

const CLOSED: readonly ClosedStanding[] = ['PAUSED', 'ENDED', 'FULL'];

/** Explains a link that was closed or filled up after it was loaded. */
export function toClosedStanding(error: unknown): ClosedStanding | null {
  const { code } = ApiError.from(error);
  return CLOSED.find((standing) => code === `DIRECT_URL_${standing}`) ?? null;
}
