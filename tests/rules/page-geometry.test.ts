import { describe, expect, it } from 'vitest';
import {
  toDisplayRect,
  getDisplaySize,
  toStoredRect,
  toMillimetres,
  toPoints,
  type Rotation,
} from '../../rules/page-geometry.ts';

const ROTATIONS: Rotation[] = [0, 90, 180, 270];

describe.each(ROTATIONS)('a page turned by %i', (rotation) => {
  const page = { width: 595, height: 842, rotation };

  it('stores what is seen and sees what is stored, at any zoom', () => {
    for (const zoom of [0.5, 1, 1.37, 4]) {
      for (const [x, y, width, height] of [
        [0, 0, 1, 1],
        [72.5, 101.25, 180, 44],
        [594, 841, 1, 1],
      ] as const) {
        const rect = { x, y, width, height };
        const back = toStoredRect(toDisplayRect(rect, page, zoom), page, zoom);
        for (const side of ['x', 'y', 'width', 'height'] as const) expect(back[side]).toBeCloseTo(rect[side], 9);
      }
    }
  });

  it('keeps rects on the page as it is seen', () => {
    const seen = toDisplayRect({ x: 500, y: 800, width: 90, height: 40 }, page);
    const size = getDisplaySize(page);
    expect(seen.x).toBeGreaterThanOrEqual(0);
    expect(seen.y).toBeGreaterThanOrEqual(0);
    expect(seen.x + seen.width).toBeLessThanOrEqual(size.width);
    expect(seen.y + seen.height).toBeLessThanOrEqual(size.height);
  });
});

it('turns a corner where a viewer turns it', () => {
  const corner = { x: 0, y: 0, width: 10, height: 20 };
  expect(toDisplayRect(corner, { width: 595, height: 842, rotation: 90 })).toEqual({
    x: 822,
    y: 0,
    width: 20,
    height: 10,
  });
  expect(toDisplayRect(corner, { width: 595, height: 842, rotation: 270 })).toEqual({
    x: 0,
    y: 585,
    width: 20,
    height: 10,
  });
});

it('knows millimetres', () => {
  expect(toMillimetres(72)).toBeCloseTo(25.4);
  expect(toPoints(25.4)).toBeCloseTo(72);
});

it('is larger by the zoom when it is seen, and smaller by it when it is stored', () => {
  const page = { width: 595, height: 842, rotation: 0 } as const;
  const stored = { x: 10, y: 20, width: 30, height: 40 };
  const seen = { x: 20, y: 40, width: 60, height: 80 };
  expect(toDisplayRect(stored, page, 2)).toEqual(seen);
  expect(toStoredRect(seen, page, 2)).toEqual(stored);
  expect(toDisplayRect(stored, page)).toEqual(stored);
});

it('has its sides changed only by a quarter turn', () => {
  const sizes = ROTATIONS.map((rotation) => getDisplaySize({ width: 595, height: 842, rotation }).width);
  expect(sizes).toEqual([595, 842, 595, 842]);
});
