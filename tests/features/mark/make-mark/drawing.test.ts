import { expect, it } from 'vitest';
import {
  beginStroke,
  toDrawnMark,
  extendStroke,
  canAddStroke,
  type Stroke,
} from '@/features/mark/make-mark/model/drawing';

const line = (...points: readonly (readonly [number, number])[]): Stroke => {
  const [first = [0, 0], ...rest] = points;
  return rest.reduce<Stroke>((stroke, [x, y]) => extendStroke(stroke, x, y), beginStroke(first[0], first[1], 4));
};

it('leaves out points that lie too near, and keeps a tap as a dot', () => {
  expect(line([10, 10], [10.5, 10.5], [20, 10]).points).toEqual([10, 10, 20, 10]);
  expect(beginStroke(7, 8, 3).points).toEqual([7, 8, 7, 8]);
});

it('cuts out what was drawn, so that it fills its field', () => {
  const mark = toDrawnMark([line([100, 50], [200, 100])], 'BLACK');
  expect(mark).toEqual({
    kind: 'DRAWN',
    width: 104,
    height: 54,
    strokes: [{ width: 4, points: [2, 2, 102, 52] }],
  });
  expect(toDrawnMark([line([100, 50], [200, 100])], 'BLUE')).toHaveProperty('color', 'BLUE');
});

it('asks for more where nobody would recognise it', () => {
  expect(toDrawnMark([], 'BLACK')).toBe('nothingDrawn');
  expect(toDrawnMark([beginStroke(10, 10, 5)], 'BLACK')).toBe('tooSmall');
  expect(toDrawnMark([line([0, 0], [30, 10])], 'BLACK')).toBe('tooSmall');
});

it('takes no dots for a name, however far apart they lie', () => {
  expect(toDrawnMark([beginStroke(100, 50, 5), beginStroke(500, 250, 5)], 'BLACK')).toBe('onlyDots');
  expect(toDrawnMark([beginStroke(100, 50, 5), line([500, 250], [520, 250])], 'BLACK')).toBe('onlyDots');
  expect(toDrawnMark([beginStroke(100, 50, 5), line([200, 100], [300, 100])], 'BLACK')).toHaveProperty('kind', 'DRAWN');
});

it('has room for what the server takes', () => {
  expect(canAddStroke(Array.from({ length: 499 }, () => beginStroke(0, 0, 1)))).toBe(true);
  expect(canAddStroke(Array.from({ length: 500 }, () => beginStroke(0, 0, 1)))).toBe(false);
  const long = Array.from({ length: 20_000 }, (_, at) => [at * 2, 0] as const);
  expect(line(...long).points.length).toBeLessThanOrEqual(10_000);
});
