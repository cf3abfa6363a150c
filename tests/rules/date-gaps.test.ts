import { describe, expect, it } from 'vitest';
import { areGapsOpen, isInPrintedYear, listGapRects, splitDateIntoGaps } from '#rules/date-gaps.ts';

const GAPS = { year: { start: 0, end: 0.25 }, month: { start: 0.5, end: 0.625 }, day: { start: 0.75, end: 1 } };

describe('a date in the gaps of a form', () => {
  it('is split into its parts, as far as they are not printed', () => {
    const rest = [
      { text: '01', start: 0.5, end: 0.625 },
      { text: '05', start: 0.75, end: 1 },
    ];
    expect(splitDateIntoGaps('2026-01-05', GAPS)).toEqual([{ text: '2026', start: 0, end: 0.25 }, ...rest]);
    expect(splitDateIntoGaps('2026-01-05', { ...GAPS, shortYear: true })?.[0]?.text).toBe('26');
    expect(splitDateIntoGaps('2026-01-05', { ...GAPS, printedYear: 2026 })).toEqual(rest);
  });

  it('is not split if it is none, or of another year than the printed one', () => {
    for (const value of ['', '2026-1-5', '12026-01-05', '2026-01-055', '내일'])
      expect(splitDateIntoGaps(value, GAPS)).toBeNull();
    expect(splitDateIntoGaps('2027-01-05', { ...GAPS, printedYear: 2026 })).toBeNull();
    expect(isInPrintedYear('2027-01-05', GAPS)).toBe(true);
  });
});

it('gaps are open if each of them has a width', () => {
  expect(areGapsOpen(GAPS)).toBe(true);
  for (const flat of [
    { start: 0.5, end: 0.5 },
    { start: 0.6, end: 0.5 },
  ]) {
    expect(areGapsOpen({ ...GAPS, year: flat })).toBe(false);
    expect(areGapsOpen({ ...GAPS, day: flat })).toBe(false);
  }
});

it('gaps are drawn where they are on the page, without a printed year', () => {
  const rects = [
    { x: 100, y: 20, width: 50, height: 10 },
    { x: 200, y: 20, width: 25, height: 10 },
    { x: 250, y: 20, width: 50, height: 10 },
  ];
  const field = { x: 100, y: 20, width: 200, height: 10 };
  expect(listGapRects(field, GAPS)).toEqual(rects);
  expect(listGapRects(field, { ...GAPS, printedYear: 2026 })).toEqual(rects.slice(1));
});
