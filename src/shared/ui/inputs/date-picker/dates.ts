import { formatDate, isValidDate } from '#rules/dates.ts';

/** A day such as "2026-11-27", without a time or time zone. */
export type IsoDate = string;

const ISO_LENGTH = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = '일월화수목금토';

const toTime = (day: IsoDate) => Date.parse(`${day.slice(0, ISO_LENGTH)}T00:00:00Z`);
const weekdayOf = (day: IsoDate) => new Date(toTime(day)).getUTCDay();
const startOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 'yyyy-MM-'.length)}01`;
const endOfMonth = (day: IsoDate): IsoDate => addDays(addMonths(startOfMonth(day), 1), -1);

export const addDays = (day: IsoDate, days: number): IsoDate =>
  new Date(toTime(day) + days * DAY_MS).toISOString().slice(0, ISO_LENGTH);

/** Returns the same day of another month, or that month's last day if it is shorter. */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, date = 0] = day.slice(0, ISO_LENGTH).split('-').map(Number);
  const total = year * 12 + month - 1 + months;
  const target = `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`;
  const same = `${target}-${String(date).padStart(2, '0')}`;
  return isValidDate(same) ? same : endOfMonth(`${target}-01`);
}

export const startOfWeek = (day: IsoDate): IsoDate => addDays(day, -weekdayOf(day));
export const endOfWeek = (day: IsoDate): IsoDate => addDays(startOfWeek(day), WEEKDAYS.length - 1);

/** Returns text such as "2026년 11월 27일 (금)". */
export const formatLongDate = (day: IsoDate): string =>
  `${formatDate(day.slice(0, ISO_LENGTH), 'YYYY년 M월 D일')} (${WEEKDAYS.charAt(weekdayOf(day))})`;
export const formatMonth = (day: IsoDate): string => formatDate(day.slice(0, ISO_LENGTH), 'YYYY년 M월');

/** The value of a picker in which something was typed that is no day. Forms must refuse it. */
export const UNREADABLE_DAY: IsoDate = '';

/**
 * Parses 20261127, 2026-11-27, 2026.11.27, 2026. 11. 27., 11/27 and the format above. Without a year, the day is in this
 * year, or in the next one if it would come before the first that may be chosen.
 */
export function readDate(text: string, today: IsoDate, min: IsoDate = ''): IsoDate | null {
  const digits = text.replace(/\(.*\)/, '').trim();
  const parts = /^\d{8}$/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
    : (digits.match(/\d+/g) ?? []);
  const thisYear = Number(today.slice(0, 4));
  if (parts.length === 2) {
    const day = toIsoDate([String(thisYear), ...parts]);
    return day !== null && day < min ? toIsoDate([String(thisYear + 1), ...parts]) : day;
  }
  return parts.length === 3 ? toIsoDate(parts) : null;
}

function toIsoDate([year = '', month = '', day = '']: readonly string[]): IsoDate | null {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isValidDate(iso) ? iso : null;
}

const WEEKS = 6;
const DAYS = 7;

/** Lists six weeks, starting with the Sunday on or before the first of the month. */
export const listWeeks = (day: IsoDate): IsoDate[][] => {
  const first = startOfWeek(startOfMonth(day));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS }, (_day, weekday) => addDays(first, week * DAYS + weekday)),
  );
};

export const listQuickPicks = (today: IsoDate): { label: string; day: IsoDate }[] => [
  { label: '3일 뒤', day: addDays(today, 3) },
  { label: '7일 뒤', day: addDays(today, 7) },
  { label: '14일 뒤', day: addDays(today, 14) },
  { label: '이번 달 말', day: endOfMonth(today) },
];
