import { getSeoulDay, PERIOD_END_HOUR, toSeoulInstant } from '../../../rules/dates.ts';

/** Days after the due date on which a failed payment is retried. */
const RETRY_DAYS = [1, 3, 7] as const;
export const MAX_RETRIES = RETRY_DAYS.length;

const DAY_MS = 86_400_000;

export const getAnchorDay = (at: Date): number => Number(getSeoulDay(at).slice(8));

/**
 * Returns when a period ends: the same day of the next month, or its last day. Counts from the plan's first day, so
 * that February doesn't shift later months.
 */
export function computePeriodEnd(startsAt: Date, anchorDay: number): Date {
  const [year = 0, month = 1] = getSeoulDay(startsAt).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month, Math.min(anchorDay, lastDay)));
  return toSeoulInstant(day.toISOString().slice(0, 10), { hours: PERIOD_END_HOUR });
}

export const getRetryTime = (dueAt: Date, number: number): Date =>
  toSeoulInstant(getSeoulDay(dueAt), { days: RETRY_DAYS[number - 1] ?? 0, hours: PERIOD_END_HOUR });

/** Counts calendar days in Seoul. */
const countDays = (from: Date, to: Date): number =>
  Math.round((Date.parse(getSeoulDay(to)) - Date.parse(getSeoulDay(from))) / DAY_MS);

type Running = { price: number; periodStart: Date; periodEnd: Date };

/** Returns the price of the part of a period that is left. */
export function computeRemainingPrice({ price, periodStart, periodEnd }: Running, at: Date): number {
  const left = Math.max(0, countDays(at, periodEnd));
  return Math.floor((price * left) / countDays(periodStart, periodEnd));
}
