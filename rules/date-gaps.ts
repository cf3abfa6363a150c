import type { components } from '#openapi';
import type { Rect } from './page-geometry.ts';

export type DateGaps = components['schemas']['DateGaps'];

type DatePart = { text: string; start: number; end: number };

/**
 * Splits a date into the parts that go into the form's gaps. Returns null if the value isn't a date or contradicts the
 * year printed on the form.
 *
 * Months and days are padded to two digits. Otherwise 1/11 and 11/1 would read the same to a check that ignores spaces.
 */
export function splitDateIntoGaps(value: string, gaps: DateGaps): DatePart[] | null {
  const [, years, months, days] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (!years || !months || !days || !isInPrintedYear(value, gaps)) return null;
  const { year, month, day, shortYear = false, printedYear } = gaps;
  return [
    ...(printedYear === undefined ? [{ text: shortYear ? years.slice(2) : years, ...year }] : []),
    { text: months, ...month },
    { text: days, ...day },
  ];
}

export const isInPrintedYear = (value: string, { printedYear }: DateGaps): boolean =>
  printedYear === undefined || value.startsWith(`${printedYear}-`);

/** Returns whether every gap has a positive width. API clients can send gaps that end before they start. */
export const areGapsOpen = ({ year, month, day }: DateGaps): boolean =>
  [year, month, day].every(({ start, end }) => end > start);

/** Returns the gaps as rectangles on the page as displayed, without the year if it is printed on the form. */
export const listGapRects = ({ x, y, width, height }: Rect, { year, month, day, printedYear }: DateGaps): Rect[] =>
  (printedYear === undefined ? [year, month, day] : [month, day]).map(({ start, end }) => ({
    x: x + start * width,
    y,
    width: (end - start) * width,
    height,
  }));
