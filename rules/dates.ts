const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

/** Formats `2026-11-20` with a pattern such as `YYYY년 M월 D일`. Returns other text unchanged. */
export function formatDate(date: string, form: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (!year || !month || !day) return date;
  return form
    .replace('YYYY', year)
    .replace('YY', year.slice(2))
    .replace('MM', month)
    .replace('DD', day)
    .replace('M', String(Number(month)))
    .replace('D', String(Number(day)));
}

/** Returns whether a date is in the calendar: `2026-02-31` and month 13 aren't. */
export function isValidDate(day: string): boolean {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN;
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

/**
 * Formats an instant in Seoul time, for example `2026.11.20 14:21:12`. A fixed offset is enough, because Korea
 * abolished daylight saving time in 1988.
 */
export function formatSeoulTime(instant: string | Date): string {
  const time = new Date(new Date(instant).getTime() + SEOUL_OFFSET_MS).toISOString();
  return `${time.slice(0, 10).replaceAll('-', '.')} ${time.slice(11, 19)}`;
}

export const getSeoulDay = (instant: Date): string =>
  new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);

export function toSeoulInstant(day: string, { days = 0, hours = 0, minutes = 0 }): Date {
  const midnight = Date.parse(`${day}T00:00:00.000Z`) - SEOUL_OFFSET_MS;
  return new Date(midnight + ((days * 24 + hours) * 60 + minutes) * 60_000);
}

/** Periods of plans end, and their next payments are due, at 9 a.m. in Seoul. */
export const PERIOD_END_HOUR = 9;

/**
 * Returns the last full day of a period that ends at an instant. Plans end at 9 a.m. on the day of the next payment,
 * and credits expire at midnight, so neither can be used all day on the day of that instant.
 */
export const getLastDayOfPeriod = (end: Date): string =>
  getSeoulDay(new Date(end.getTime() - PERIOD_END_HOUR * 60 * 60 * 1000 - 1));
