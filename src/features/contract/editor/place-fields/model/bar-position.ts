import type { Rect } from '#rules/page-geometry.ts';

type Size = { width: number; height: number };

/** The gap between the bar and its own field, with room for the field's handles. */
const ROOM = 12;
/** The gap between the bar and any other field. */
const GAP = 4;
/** The weight of a sideways shift relative to a vertical one. */
const SIDEWAYS = 0.5;

/**
 * Positions the bar as close to its field as possible without covering any field, preferably below it. Without a free
 * spot on the page, the bar goes next to the page.
 */
export function findBarPosition(
  chosen: Rect,
  others: readonly Rect[],
  bar: Size,
  page: Size,
): { left: number; top: number } {
  const obstacles = [grown(chosen, ROOM), ...others.map((rect) => grown(rect, GAP))];
  const middle = chosen.x + chosen.width / 2 - bar.width / 2;
  const [maxLeft, maxTop] = [page.width - bar.width, page.height - bar.height];
  // A bar can slide vertically until it touches an edge of the page or of an obstacle, so only those positions matter.
  const edges = [0, maxTop, ...obstacles.flatMap(({ y, height }) => [y + height, y - bar.height])];
  const tops = [...new Set(edges.map((top) => within(top, maxTop)))]
    .map((top) => ({ top, cost: Math.max(top - chosen.y - chosen.height, 1.01 * (chosen.y - top - bar.height)) }))
    .toSorted((one, other) => one.cost - other.cost);

  let best: { left: number; top: number; cost: number } | null = null;
  for (const { top, cost } of tops) {
    if (best && cost >= best.cost) break;
    const beside = obstacles.filter(({ y, height }) => y < top + bar.height - HAIR && top < y + height - HAIR);
    const left = nearestFree(middle, maxLeft, beside, bar.width);
    if (left === null) continue;
    const whole = cost + Math.abs(left - middle) * SIDEWAYS;
    if (!best || whole < best.cost) best = { left, top, cost: whole };
  }
  if (best) return { left: best.left, top: best.top };
  return { left: page.width + GAP, top: Math.max(0, Math.min(chosen.y, maxTop)) };
}

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Returns the free position between 0 and `max` closest to `wished`. */
function nearestFree(wished: number, max: number, beside: readonly Rect[], width: number): number | null {
  let nearest: number | null = null;
  const offer = (from: number, to: number) => {
    if (from > to + HAIR) return;
    const place = Math.max(from, Math.min(wished, to));
    if (nearest === null || Math.abs(place - wished) < Math.abs(nearest - wished)) nearest = place;
  };
  let free = 0;
  for (const { x, width: taken } of beside.toSorted((one, other) => one.x - other.x)) {
    offer(free, Math.min(max, x - width));
    free = Math.max(free, x + taken);
  }
  offer(free, max);
  return nearest;
}

const within = (place: number, max: number) => Math.max(0, Math.min(place, max));

/** Tolerance for rounding errors between edges that touch. */
const HAIR = 0.001;
