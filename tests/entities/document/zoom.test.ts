import { expect, it } from 'vitest';
import { containsPart, findVisiblePart } from '@/entities/document/model/seen-part';
import { clampZoom, getNextZoom, getDoubleTapZoom } from '@/entities/document/model/zoom';

/** Fits an A4 page on a phone that is 390 pixels wide. */
const FIT = 390 / 595;

it('goes five times as close as what fits, and no farther away than that', () => {
  expect(clampZoom(99, FIT) / FIT).toBeGreaterThanOrEqual(5);
  expect(clampZoom(99, 2)).toBe(10);
  expect(clampZoom(0.01, FIT)).toBe(0.5);
  expect(clampZoom(0.01, 0.3)).toBe(0.3);
  expect(clampZoom(1.7, FIT)).toBe(1.7);
});

it('goes closer with two taps, and back from anywhere closer', () => {
  expect(getDoubleTapZoom(FIT, FIT)).toBeCloseTo(FIT * 2.5);
  expect(getDoubleTapZoom(FIT * 2.5, FIT)).toBe(FIT);
  expect(getDoubleTapZoom(3, FIT)).toBe(FIT);
});

it('stays where there is no further step', () => {
  expect(getNextZoom(0.655, 1)).toBe(0.75);
  expect(getNextZoom(6, 1)).toBe(6);
});

const VIEW = { width: 400, height: 800 };

it('draws what is seen of a page and a little around it', () => {
  const page = { left: -300, top: -1000, width: 2000, height: 2800 };
  expect(findVisiblePart(page, VIEW)).toEqual({
    exact: { x: 300, y: 1000, width: 400, height: 800 },
    around: { x: 220, y: 840, width: 560, height: 1120 },
  });
});

it('draws no more than the page, and nothing of one that is not seen', () => {
  const whole = { x: 0, y: 0, width: 390, height: 552 };
  expect(findVisiblePart({ left: 0, top: 10, width: 390, height: 552 }, VIEW)).toEqual({ exact: whole, around: whole });
  expect(findVisiblePart({ left: 0, top: 900, width: 390, height: 552 }, VIEW)).toBeNull();
});

it('draws anew only what has not been drawn', () => {
  const drawn = { x: 220, y: 840, width: 560, height: 1120 };
  expect(containsPart(drawn, { x: 300, y: 1000, width: 400, height: 800 })).toBe(true);
  expect(containsPart(drawn, { x: 300, y: 1200, width: 400, height: 800 })).toBe(false);
});
