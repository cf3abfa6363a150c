import type { Rect } from '#rules/page-geometry.ts';

type Size = { width: number; height: number };

/** Between the bar and the field that it belongs to: its handles stand there. */
const ROOM = 12;
/** Between the bar and any other field. */
const GAP = 4;
/** To the side it is read less easily than below or above. */
const SIDEWAYS = 0.5;

/**
 * Where the bar of a chosen field stands on its page: as near to it as it can, below before above, over no field. Where no place
 * of the page is free, it stands beside the page.
 */
export function barPlace(chosen: Rect, others: readonly Rect[], bar: Size, page: Size): { left: number; top: number } {
  const obstacles = [grown(chosen, ROOM), ...others.map((rect) => grown(rect, GAP))];
  const middle = chosen.x + chosen.width / 2 - bar.width / 2;
  const [maxLeft, maxTop] = [page.width - bar.width, page.height - bar.height];
  // A place that is free can be moved up or down until it meets an edge: of the page, or of what it must not cover.
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

/** The place from 0 to `max` that is nearest to the wished one and at which nothing beside it is met; null if there is none. */
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

/** What two places that touch may differ by through rounding. */
const HAIR = 0.001;
