import { getDisplaySize, type PageShape, type Rect } from '#rules/page-geometry.ts';

/** A common margin of printed text, in points. */
const MARGIN = 72;

export type SnapLines = { xs: readonly number[]; ys: readonly number[] };
export type SnapResult = { dx: number; dy: number; x: number | null; y: number | null };

/** Lines at the edges and centres of stationary fields, and at the page's edges, margins and centre. */
export function getSnapLines(others: readonly Rect[], shape: PageShape): SnapLines {
  const { width, height } = getDisplaySize(shape);
  const xs = new Set([0, MARGIN, width / 2, width - MARGIN, width]);
  const ys = new Set([0, MARGIN, height / 2, height - MARGIN, height]);
  for (const rect of others) {
    for (const x of [rect.x, rect.x + rect.width / 2, rect.x + rect.width]) xs.add(x);
    for (const y of [rect.y, rect.y + rect.height / 2, rect.y + rect.height]) ys.add(y);
  }
  return { xs: [...xs].sort((a, b) => a - b), ys: [...ys].sort((a, b) => a - b) };
}

/** Returns the extra offset that snaps a moved rectangle to the nearest lines within `tolerance`. */
export function snapMovedRect(rect: Rect, lines: SnapLines, tolerance: number): SnapResult {
  const across = nearest([rect.x, rect.x + rect.width / 2, rect.x + rect.width], lines.xs, tolerance);
  const down = nearest([rect.y, rect.y + rect.height / 2, rect.y + rect.height], lines.ys, tolerance);
  return { dx: across?.by ?? 0, dy: down?.by ?? 0, x: across?.line ?? null, y: down?.line ?? null };
}

/** Returns the extra offset that snaps a corner to the nearest lines within `tolerance`. */
export function snapPoint(x: number, y: number, lines: SnapLines, tolerance: number): SnapResult {
  const across = nearest([x], lines.xs, tolerance);
  const down = nearest([y], lines.ys, tolerance);
  return { dx: across?.by ?? 0, dy: down?.by ?? 0, x: across?.line ?? null, y: down?.line ?? null };
}

function nearest(places: readonly number[], lines: readonly number[], tolerance: number) {
  let best: { by: number; line: number } | null = null;
  for (const place of places) {
    for (const line of around(place, lines)) {
      const by = line - place;
      if (Math.abs(by) <= tolerance && (best === null || Math.abs(by) < Math.abs(best.by))) best = { by, line };
    }
  }
  return best;
}

/** Uses binary search, because a thousand fields make three thousand lines. */
function around(place: number, lines: readonly number[]) {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return [lines[low - 1], lines[low]].filter((line) => line !== undefined);
}
