import { expect, test } from 'vitest';
import { computeOverlap } from '#rules/rect-overlap.ts';

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test.each([
  ['the same', rect(0, 0, 10, 10), rect(0, 0, 10, 10), 1],
  ['the smaller one within the larger', rect(0, 0, 100, 100), rect(40, 40, 2, 2), 1],
  ['half of the smaller one', rect(0, 0, 10, 10), rect(5, 0, 10, 20), 0.5],
  ['side by side', rect(0, 0, 10, 10), rect(10, 0, 10, 10), 0],
  ['apart on one axis', rect(0, 0, 10, 10), rect(20, 0, 10, 10), 0],
  ['apart', rect(0, 0, 10, 10), rect(50, 50, 10, 10), 0],
  ['nothing of a rectangle without an area', rect(0, 0, 10, 10), rect(5, 5, 10, 0), 0],
  ['tiny', rect(0, 0, 0.5, 0.5), rect(0.25, 0, 0.5, 0.5), 0.5],
])('rectangles share as much of the smaller one: %s', (_, one, other, share) => {
  expect(computeOverlap(one, other)).toBeCloseTo(share);
  expect(computeOverlap(other, one)).toBeCloseTo(share);
});
