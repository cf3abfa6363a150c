import { getSeoulDay, toSeoulInstant } from './dates.ts';

/** As many days as a batch or a template may set. A wrong year would otherwise stay, because deadlines only move on. */
const MAX_DEADLINE_DAYS = 365;

/** Returns the last day to which a deadline can be moved. */
export const getLastDeadlineDay = (now: Date): string =>
  getSeoulDay(toSeoulInstant(getSeoulDay(now), { days: MAX_DEADLINE_DAYS }));

export const isDeadlineTooFar = (expiresAt: Date, now: Date): boolean =>
  expiresAt >= toSeoulInstant(getLastDeadlineDay(now), { days: 1 });
