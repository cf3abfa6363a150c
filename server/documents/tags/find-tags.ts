import type { Box } from '../geometry.ts';
import { applyMatrix } from '../pages/matrix.ts';
import { readTag, type Tag } from './read-tag.ts';
import { getCorners, type Glyph } from './shown-glyphs.ts';

export type FoundTag = { tag: Tag; words: string; glyphs: Glyph[]; box: Box };

/** In multiples of the font size. */
const [ASCENT, DESCENT] = [0.86, -0.2];
const MAX_BACK = 0.4;
const MAX_GAP = 3;
const WORD_GAP = 0.25;
const SAME_LINE = 0.5;
const MAX_LINE_HEIGHT = 3.5;
const MAX_TAG_LENGTH = 200;
const CUT = '\u0000';
const TAG = new RegExp(`\\{\\{([^{}${CUT}]{1,${MAX_TAG_LENGTH}})\\}\\}`, 'g');
const LATIN = /^[\w,.:*]$/;

export function findTags(glyphs: readonly Glyph[]): FoundTag[] {
  const { text, owners } = joined(glyphs);
  return Array.from(text.matchAll(TAG), ({ 0: words, 1: inner = '', index }) => {
    const tag = readTag(inner);
    const numbers = new Set(owners.slice(index, index + words.length));
    const own = glyphs.filter((_, number) => numbers.has(number));
    // A glyph can stand for several characters. If a tag only covers some of them, it can't be removed.
    const isWhole =
      own
        .map((glyph) => glyph.text)
        .join('')
        .replaceAll(/\s/g, '') === words.replaceAll(/\s/g, '');
    return tag && isWhole ? [{ tag, words, glyphs: own, box: boxOf(firstLine(own)) }] : [];
  }).flat();
}

/** Returns the page's text and, for each UTF-16 unit, its glyph's index, or -1 for a separator that we inserted. */
function joined(glyphs: readonly Glyph[]) {
  const parts: string[] = [];
  const owners: number[] = [];
  const put = (text: string, owner: number) => {
    parts.push(text);
    for (let unit = 0; unit < text.length; unit += 1) owners.push(owner);
  };
  glyphs.forEach((glyph, number) => {
    const before = glyphs[number - 1];
    const between = before ? whatIsBetween(before, glyph) : '';
    if (between !== '') put(between, -1);
    put(glyph.text, number);
  });
  return { text: parts.join(''), owners };
}

function whatIsBetween(before: Glyph, next: Glyph): string {
  if (next.isCut) return CUT;
  const { along, across } = distance(before, next);
  if (Math.abs(across) < SAME_LINE) {
    if (along < -MAX_BACK || along > MAX_GAP) return CUT;
    return along > WORD_GAP && before.text.trim() !== '' && next.text.trim() !== '' ? ' ' : '';
  }
  // A tag only continues on a lower line that starts left of where the previous one ends.
  if (across > 0 || across < -MAX_LINE_HEIGHT || along > 0) return CUT;
  return LATIN.test(before.text) && LATIN.test(next.text) ? ' ' : '';
}

/**
 * Returns the distance from the end of a glyph to the next one, along the baseline and across it, in multiples of the
 * font size.
 */
function distance(before: Glyph, next: Glyph) {
  const [a, b, c, d] = before.matrix;
  const [endX, endY] = applyMatrix(before.matrix, [before.width, 0]);
  const [x, y] = [next.matrix[4] - endX, next.matrix[5] - endY];
  const [wide, high] = [Math.hypot(a, b), Math.hypot(c, d)];
  if (wide === 0 || high === 0) return { along: Infinity, across: Infinity };
  return { along: (x * a + y * b) / (wide * high), across: (x * c + y * d) / (high * high) };
}

function firstLine(glyphs: readonly Glyph[]): Glyph[] {
  const end = glyphs.findIndex((glyph, index) => {
    const before = glyphs[index - 1];
    return before !== undefined && Math.abs(distance(before, glyph).across) >= SAME_LINE;
  });
  return glyphs.slice(0, end === -1 ? glyphs.length : end);
}

function boxOf(glyphs: readonly Glyph[]): Box {
  const corners = glyphs.flatMap((glyph) => getCorners(glyph, DESCENT, ASCENT));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
