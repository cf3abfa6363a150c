import { expect, it } from 'vitest';
import { listRowsNear } from '@/features/batch/edit-sheet/ui/rows-near';

const near = (startIndex: number, count = 10_000) =>
  listRowsNear({ startIndex, endIndex: startIndex + 10, overscan: 0, count }, 420);

it('lists as many rows wherever the window is, so that each finds elements to use again', () => {
  const places = [0, 3, 6, 500, 9_985, 9_999].map((start) => near(start));
  expect(new Set(places.map(({ length }) => length))).toEqual(new Set([23]));
  for (const rows of places) expect(new Set(rows.map((index) => index % rows.length)).size).toBe(rows.length);
});

it('holds the whole window and what is near it', () => {
  expect(near(500)).toEqual(Array.from({ length: 23 }, (_, place) => 494 + place));
  expect(near(9_990).at(-1)).toBe(9_999);
});

it('lists all rows of a sheet that is smaller than the window', () => {
  expect(near(0, 5)).toEqual([0, 1, 2, 3, 4]);
});
