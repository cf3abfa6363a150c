import type { Rect } from '../../geometry.ts';
import { isMark } from '../names/labels.ts';
import { middle, type SeenWord } from '../page/seen.ts';
import { joined, type TextLine } from '../page/text-lines.ts';
import type { Title } from './parties.ts';

/** How far below its titles a block of labels reaches, in points. */
const FARTHEST = 150;
const MAX_LABEL_WORDS = 6;

/**
 * Returns the title of the block that a blank is in, where blocks stand side by side under one line of titles and every
 * line repeats its label for each of them:
 *
 *     발주자                    수급자
 *     주소:            주소:
 *     성명:      (인)  성명:      (인)
 *
 * Such blocks are typed with spaces, so the labels needn't be below their titles.
 */
export function titleOfBlock(place: Rect, lines: readonly TextLine[], titles: readonly Title[]): string | null {
  const line = lines.find((one) => middle(place) >= one.y && middle(place) <= one.y + one.height && one.cell === null);
  if (!line) return null;
  const starts = startsOfRepeats(line.words);
  if (starts.length < 2) return null;
  const heads = titlesAbove(line, titles);
  if (heads.length !== starts.length) return null;
  const index = starts.findLastIndex((x) => x <= place.x + place.width / 2);
  return heads[index]?.text ?? null;
}

/** Lists where each copy of the line's first label begins. */
function startsOfRepeats(words: readonly SeenWord[]): number[] {
  const end = words.slice(0, MAX_LABEL_WORDS).findIndex(({ text }) => text.endsWith(':'));
  if (end === -1 || words.slice(0, end).some(({ text }) => isMark(text))) return [];
  const label = joined(words.slice(0, end + 1));
  return words.flatMap(({ x }, start) => (startsWith(words.slice(start), label) ? [x] : []));
}

function startsWith(words: readonly SeenWord[], label: string): boolean {
  let text = '';
  for (const word of words) {
    text += word.text;
    if (text.length >= label.length) break;
  }
  return text === label;
}

/** Returns the titles on the nearest line above that has several, from left to right. */
function titlesAbove(line: TextLine, titles: readonly Title[]): Title[] {
  const above = titles.filter(({ cell, y }) => cell === null && y < line.y - 2 && line.y - y < FARTHEST);
  const rows = above.map((title) =>
    above.filter((other) => Math.abs(middle(other) - middle(title)) < title.height / 2),
  );
  return (
    rows
      .filter((row) => row.length > 1)
      .toSorted(([a], [b]) => (b?.y ?? 0) - (a?.y ?? 0))[0]
      ?.toSorted((a, b) => a.x - b.x) ?? []
  );
}
