import { addDays, endOfMonth, format, isValid, parse, startOfMonth, startOfWeek } from 'date-fns';
import { ko } from 'date-fns/locale/ko';

/** A day such as "2026-11-27", without a time or time zone. */
export type IsoDate = string;

const ISO = 'yyyy-MM-dd';
const ISO_LENGTH = 10;

export const toIso = (date: Date): IsoDate => format(date, ISO);
export const fromIso = (day: IsoDate): Date => parse(day.slice(0, ISO_LENGTH), ISO, new Date(2000, 0, 1));

/** "2026년 11월 27일 (금)" */
export const formatLongDate = (day: IsoDate): string => format(fromIso(day), 'yyyy년 M월 d일 (EEE)', { locale: ko });
export const formatMonth = (day: IsoDate): string => format(fromIso(day), 'yyyy년 M월');

/** Reads 20261127, 2026-11-27, 2026.11.27, 2026. 11. 27., 11/27 (this year) and the format above. */
export function readDate(text: string, today: IsoDate): IsoDate | null {
  const digits = text.replace(/\(.*\)/, '').trim();
  const parts = /^\d{8}$/.test(digits)
    ? [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
    : (digits.match(/\d+/g) ?? []);
  const [year, month, day] = parts.length === 2 ? [today.slice(0, 4), ...parts] : parts;
  if (parts.length < 2 || parts.length > 3 || !year || !month || !day) return null;
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isValid(fromIso(iso)) && toIso(fromIso(iso)) === iso ? iso : null;
}

const WEEKS = 6;
const DAYS = 7;

/** Six weeks, starting on the Sunday on or before the first of the month. */
export const listWeeks = (day: IsoDate): IsoDate[][] => {
  const first = startOfWeek(startOfMonth(fromIso(day)));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS }, (_day, weekday) => toIso(addDays(first, week * DAYS + weekday))),
  );
};

export const listQuickPicks = (today: IsoDate): { label: string; day: IsoDate }[] => {
  const from = fromIso(today);
  return [
    { label: '3일 뒤', day: toIso(addDays(from, 3)) },
    { label: '7일 뒤', day: toIso(addDays(from, 7)) },
    { label: '14일 뒤', day: toIso(addDays(from, 14)) },
    { label: '이번 달 말', day: toIso(endOfMonth(from)) },
  ];
};
