import type { Rect } from '../../geometry.ts';
import { bottom, middle, right, type SeenPage } from './seen.ts';

/** The blank strip between the two columns of a page, as on application forms in landscape. */
export type Gutter = Rect;

const MIN_WIDTH = 12;
/** The part of the page's width, from either side, in which no gutter is expected. */
const MARGIN = 0.3;
/** The minimum number of lines in each column, below which the columns are those of a table or a signature block. */
const MIN_LINES = 7;
const STEP = 4;

/** Finds the gutter that separates the most lines, or null if the page has one column. */
export function findGutter(page: SeenPage): Gutter | null {
  const content = [...page.words, ...page.horizontals].filter(({ width }) => width > 0);
  if (content.length === 0) return null;
  const [start, end] = [Math.min(...content.map(({ x }) => x)), Math.max(...content.map(right))];
  const margin = MARGIN * (end - start);
  let best: { gutter: Gutter; lines: number } | null = null;
  for (let x = start + margin; x < end - margin; x += STEP) {
    const strip = stripAt(x, content);
    const lines = strip ? linesBeside(strip, page) : 0;
    if (strip && lines >= MIN_LINES && lines > (best?.lines ?? 0)) best = { gutter: strip, lines };
  }
  return best?.gutter ?? null;
}

/** The tallest blank area of the minimum width at this place. */
function stripAt(x: number, content: readonly Rect[]): Rect | null {
  const crossing = content.filter((one) => one.x < x + MIN_WIDTH && right(one) > x).toSorted((a, b) => a.y - b.y);
  const top = Math.min(...content.map(({ y }) => y));
  const floor = Math.max(...content.map(bottom));
  let [from, tallest]: [number, Rect | null] = [top, null];
  for (const { y, height } of [...crossing, { y: floor, height: 0 }]) {
    if (y - from > (tallest?.height ?? 0)) tallest = { x, y: from, width: MIN_WIDTH, height: y - from };
    from = Math.max(from, y + height);
  }
  return tallest;
}

/** The number of lines in the column that has fewer of them. */
function linesBeside(strip: Rect, { words }: SeenPage): number {
  const inside = words.filter((word) => isLevelWith(word, strip));
  const count = (isOn: (word: Rect) => boolean) =>
    new Set(inside.filter(isOn).map((word) => Math.round(middle(word) / 8))).size;
  return Math.min(
    count((word) => right(word) <= strip.x),
    count((word) => word.x >= right(strip)),
  );
}

const isLevelWith = (place: Rect, { y, height }: Rect) => middle(place) >= y && middle(place) <= y + height;

/** Which column a place belongs to: 0 outside both columns, as in a title above them. */
export function columnOf(place: Rect, gutter: Gutter | null): 0 | 1 | 2 {
  if (!gutter || !isLevelWith(place, gutter)) return 0;
  return place.x + place.width / 2 < gutter.x + gutter.width / 2 ? 1 : 2;
}
