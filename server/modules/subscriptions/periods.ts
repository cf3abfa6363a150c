import { seoulDay, toSeoulInstant } from '../../../rules/dates.ts';

/** Periods end, and are paid, at nine in the morning in Seoul. */
const DUE_HOUR = 9;
/** How many days after a payment was due it is tried again. */
const RETRY_DAYS = [1, 3, 7] as const;
export const MAX_RETRIES = RETRY_DAYS.length;

const DAY_MS = 86_400_000;

/** The day of the month on which a plan begins. */
export const anchorOf = (at: Date): number => Number(seoulDay(at).slice(8));

/**
 * When a period ends: on the same day of the next month, or on its last one if it is shorter. The day is that of the
 * beginning of the plan, so that February does not move the months after it.
 */
export function endOfPeriod(startsAt: Date, anchorDay: number): Date {
  const [year = 0, month = 1] = seoulDay(startsAt).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month, Math.min(anchorDay, lastDay)));
  return toSeoulInstant(day.toISOString().slice(0, 10), { hours: DUE_HOUR });
}

/** When a payment is tried again, for the first, second or third time. */
export const retryAfter = (dueAt: Date, number: number): Date =>
  toSeoulInstant(seoulDay(dueAt), { days: RETRY_DAYS[number - 1] ?? 0, hours: DUE_HOUR });

/** Days by the calendar of Seoul. */
const countDays = (from: Date, to: Date): number =>
  Math.round((Date.parse(seoulDay(to)) - Date.parse(seoulDay(from))) / DAY_MS);

type Running = { price: number; periodStart: Date; periodEnd: Date };

/** What is left of a period's price on a day in it. */
export function priceOfRest({ price, periodStart, periodEnd }: Running, at: Date): number {
  const left = Math.max(0, countDays(at, periodEnd));
  return Math.floor((price * left) / countDays(periodStart, periodEnd));
}
