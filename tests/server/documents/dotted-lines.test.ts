import { describe, expect, it } from 'vitest';
import { joinDottedLines } from '../../../server/documents/pages/dotted-lines.ts';
import { IDENTITY_MATRIX, type Point } from '../../../server/documents/pages/matrix.ts';
import { extractShapes, type DrawnLine, type Segment } from '../../../server/documents/pages/page-paths.ts';

const dot = (x: number, y: number): DrawnLine => ({
  box: [x, y, x + 1, y + 1],
  direction: 'HORIZONTAL',
  thickness: 1,
});
const dots = (count: number, at: (index: number) => readonly [number, number]) =>
  Array.from({ length: count }, (_, index) => dot(...at(index)));

describe('dots in a row', () => {
  it('are a line, level or upright', () => {
    expect(joinDottedLines(dots(20, (index) => [10 + 3 * index, 50]))).toEqual([
      { box: [10, 50, 68, 51], direction: 'HORIZONTAL', thickness: 1 },
    ]);
    expect(joinDottedLines(dots(20, (index) => [10, 50 + 3 * index]))).toEqual([
      { box: [10, 50, 11, 108], direction: 'VERTICAL', thickness: 1 },
    ]);
  });

  it('are none when they are few, far apart or scattered', () => {
    expect(joinDottedLines(dots(3, (index) => [10 + 3 * index, 50]))).toEqual([]);
    expect(joinDottedLines(dots(20, (index) => [10 + 20 * index, 50]))).toEqual([]);
    expect(joinDottedLines(dots(20, (index) => [10 + 3 * index, 50 + 3 * index]))).toEqual([]);
  });
});

describe('a filled figure', () => {
  const corners: Point[] = [
    [0, 0],
    [30, 0],
    [30, 1],
    [0, 1],
  ];
  const open = corners.map((point, index): Segment => ({ kind: index === 0 ? 'MOVE' : 'LINE', point, close: false }));

  it('is closed although the file does not say so, a stroked one is not', () => {
    const line = { box: [0, 0, 30, 1], direction: 'HORIZONTAL', thickness: 1 };
    expect(extractShapes(open, IDENTITY_MATRIX, { fill: 0, stroke: null }).lines).toEqual([line]);
    expect(extractShapes(open, IDENTITY_MATRIX, { fill: null, stroke: { width: 1 } }).lines).toHaveLength(3);
  });
});
