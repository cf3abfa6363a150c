import type { components } from '#openapi';
import type { Rect } from './page-geometry.ts';

export type DateGaps = components['schemas']['DateGaps'];

/** A number of a date and where it is written, as a share of the field's width. */
type DatePart = { text: string; start: number; end: number };

/**
 * The numbers of the date in the gaps of the form, or null if the value is not a date. Months and days have two digits,
 * so that the digits of a page can be read as one date only, also by a check that ignores the space between them.
 */
export function splitDateIntoGaps(value: string, { year, month, day, shortYear = false }: DateGaps): DatePart[] | null {
  const [, years, months, days] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (!years || !months || !days) return null;
  return [
    { text: shortYear ? years.slice(2) : years, ...year },
    { text: months, ...month },
    { text: days, ...day },
  ];
}

/** Whether each gap has a width. Data from elsewhere can contain gaps that end before they start. */
export const areGapsOpen = ({ year, month, day }: DateGaps): boolean =>
  [year, month, day].every(({ start, end }) => end > start);

/** The rectangles that the numbers of the date are written in, as seen on the page. */
export const listGapRects = ({ x, y, width, height }: Rect, { year, month, day }: DateGaps): Rect[] =>
  [year, month, day].map(({ start, end }) => ({ x: x + start * width, y, width: (end - start) * width, height }));
