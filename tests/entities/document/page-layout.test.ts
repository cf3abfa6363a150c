import { expect, it } from 'vitest';
import { layOutPages, findCentrePage, findVisibleRange } from '@/entities/document/model/page-layout';
import { computeFitZoom, getNextZoom } from '@/entities/document/model/zoom';

const A4 = { width: 595, height: 842, rotation: 0 } as const;
const pages = Array.from({ length: 500 }, () => A4);
const SPACING = { gap: 20, padding: 24 };

it('keeps only the pages near the view of a long document', () => {
  const layout = layOutPages(pages, 1, SPACING);
  expect(layout.height).toBe(24 + 500 * 842 + 499 * 20 + 24);
  expect(findVisibleRange(layout, 0, 900)).toEqual([0, 2]);
  const [first, end] = findVisibleRange(layout, 200_000, 900, 600);
  expect(end - first).toBeLessThanOrEqual(4);
  expect(layout.boxes[first]?.top).toBeLessThan(200_000);
  expect(findVisibleRange(layout, layout.height, 900)).toEqual([500, 500]);
});

it('knows the page in the middle, also between two', () => {
  const layout = layOutPages([A4, { ...A4, rotation: 90 }, A4], 1, SPACING);
  expect(layout.boxes[1]).toEqual({ top: 24 + 842 + 20, width: 842, height: 595 });
  expect(findCentrePage(layout, 0, 900)).toBe(0);
  expect(findCentrePage(layout, 700, 900)).toBe(1);
  expect(findCentrePage(layout, 99_999, 900)).toBe(2);
});

it('has nothing of a document without pages', () => {
  const layout = layOutPages([], 1, SPACING);
  expect(findVisibleRange(layout, 0, 900)).toEqual([0, 0]);
  expect(layout.height).toBe(48);
});

it('fits and steps', () => {
  expect(computeFitZoom([A4], { width: 643, height: 500 }, 'width', 24)).toBeCloseTo(1);
  expect(computeFitZoom([A4], { width: 643, height: 469 }, 'page', 24)).toBeCloseTo(0.5);
  expect([getNextZoom(1, 1), getNextZoom(1.1, -1), getNextZoom(4, 1), getNextZoom(0.5, -1)]).toEqual([1.25, 1, 4, 0.5]);
});
