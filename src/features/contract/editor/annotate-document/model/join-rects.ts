import type { Rect } from '#rules/page-geometry.ts';

/** Merges the pieces of each printed line. Words are often separate pieces whose highlights would overlap. */
export function joinRects(rects: readonly Rect[]): Rect[] {
  const lines: Rect[] = [];
  for (const rect of rects) {
    const at = lines.findIndex((line) => isSameLine(line, rect));
    const line = lines[at];
    if (line) lines[at] = both(line, rect);
    else lines.push(rect);
  }
  return lines;
}

function isSameLine(one: Rect, other: Rect) {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const gap = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
  return shared > 0.5 * Math.min(one.height, other.height) && gap < 2 * Math.max(one.height, other.height);
}

function both(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
