import type { Rect } from '../../geometry.ts';
import { isBlank } from '../names/labels.ts';
import { bottom, middle, right, type SeenPage } from './seen.ts';

/** The empty strip between a page's two columns, as on application forms in landscape. */
export type Gutter = Rect;

const MIN_WIDTH = 12;
/** The share of the page's width, from either side, without a gutter. */
const MARGIN = 0.3;
/** With fewer lines in a column, the columns are those of a table or signature block. */
const MIN_LINES = 7;
/** The smallest height of a gutter in points, about that of MIN_LINES lines. */
const MIN_HEIGHT = 60;
const STEP = 4;

/** Finds the gutter with the most lines beside it, or null if the page has one column. */
export function findGutter(page: SeenPage): Gutter | null {
  const content = [...page.words, ...page.horizontals].filter(({ width }) => width > 0).toSorted((a, b) => a.y - b.y);
  if (content.length < 2 * MIN_LINES) return null;
  const [start, end] = [Math.min(...content.map(({ x }) => x)), Math.max(...content.map(right))];
  const [top, floor] = [content[0]?.y ?? 0, Math.max(...content.map(bottom))];
  const margin = MARGIN * (end - start);
  const central = content.filter((one) => one.x < end - margin + MIN_WIDTH && right(one) > start + margin);
  const levels = new Map<string, Level[]>();
  let best: { gutter: Gutter; lines: number } | null = null;
  for (let x = start + margin; x < end - margin; x += STEP) {
    const strip = stripAt(x, central, { top, floor });
    const lines = strip ? linesBeside(strip, levelWith(strip, page, levels)) : 0;
    if (strip && lines >= MIN_LINES && lines > (best?.lines ?? 0)) best = { gutter: strip, lines };
  }
  return best?.gutter ?? null;
}

/**
 * Returns the tallest empty strip at this place, if it is tall enough for columns. `content` is sorted from top to
 * bottom.
 */
function stripAt(x: number, content: readonly Rect[], { top, floor }: { top: number; floor: number }): Rect | null {
  let [from, start, height] = [top, top, 0];
  for (const one of content) {
    if (one.x >= x + MIN_WIDTH || right(one) <= x) continue;
    if (one.y - from > height) [start, height] = [from, one.y - from];
    from = Math.max(from, bottom(one));
  }
  if (floor - from > height) [start, height] = [from, floor - from];
  return height < MIN_HEIGHT ? null : { x, y: start, width: MIN_WIDTH, height };
}

function linesBeside(strip: Rect, words: readonly Level[]): number {
  const end = right(strip);
  const [before, after] = [new Set<number>(), new Set<number>()];
  for (const word of words) {
    if (word.end <= strip.x) before.add(word.line);
    else if (word.x >= end) after.add(word.line);
  }
  return Math.min(before.size, after.size);
}

type Level = { x: number; end: number; line: number };

/** Lists the words beside a strip. Most strips of a page have the same height, so the words are cached. */
function levelWith(strip: Rect, { words }: SeenPage, known: Map<string, Level[]>): Level[] {
  const key = `${strip.y},${strip.height}`;
  const levels =
    known.get(key) ??
    words
      // Dots or underscores after a label aren't a column.
      .filter((word) => !isBlank(word.text) && isLevelWith(word, strip))
      .map((word) => ({ x: word.x, end: right(word), line: Math.round(middle(word) / 8) }));
  known.set(key, levels);
  return levels;
}

const isLevelWith = (place: Rect, { y, height }: Rect) => middle(place) >= y && middle(place) <= y + height;

/** Returns the column of a place, or 0 if it is outside both, like a title above them. */
export function columnOf(place: Rect, gutter: Gutter | null): 0 | 1 | 2 {
  if (!gutter || !isLevelWith(place, gutter)) return 0;
  return place.x + place.width / 2 < gutter.x + gutter.width / 2 ? 1 : 2;
}
