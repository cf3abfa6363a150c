import type { Point, Rect } from '#rules/page-geometry.ts';

/** Shorter sides, in points, are a slip of the hand. */
const MIN_SIDE = 3;

export const drawRect = (from: Point, to: Point): Rect => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

/**
 * Returns the parts of words that a rectangle covers, or the whole rectangle where there are no words, as on a scanned
 * page.
 */
export function coverWords(area: Rect, words: readonly Rect[]): Rect[] {
  if (area.width < MIN_SIDE || area.height < MIN_SIDE) return [];
  const covered = words.flatMap(({ x, y, width, height }) => {
    const left = Math.max(x, area.x);
    const right = Math.min(x + width, area.x + area.width);
    const shared = Math.min(y + height, area.y + area.height) - Math.max(y, area.y);
    return right > left && shared > height / 2 ? [{ x: left, y, width: right - left, height }] : [];
  });
  return covered.length > 0 ? covered : [area];
}
