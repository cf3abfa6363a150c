import { getSeoulDay, toSeoulInstant } from './dates.ts';
import { MAX_EXPIRY_DAYS } from './expiry-days.ts';

export const DEADLINE_TOO_FAR = `마감은 오늘부터 ${MAX_EXPIRY_DAYS}일 안에서 골라주세요.`;

/** Returns the last day to which a deadline can be moved. A wrong year would stay, because deadlines only move on. */
export const getLastDeadlineDay = (now: Date): string =>
  getSeoulDay(toSeoulInstant(getSeoulDay(now), { days: MAX_EXPIRY_DAYS }));

export const isDeadlineTooFar = (expiresAt: Date, now: Date): boolean =>
  expiresAt >= toSeoulInstant(getLastDeadlineDay(now), { days: 1 });
