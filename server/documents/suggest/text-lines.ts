import { bottom, middle, right, type SeenPage, type SeenWord } from './seen.ts';
import type { Rect } from '../geometry.ts';

/** Words that stand on one line, from left to right. */
export type TextLine = Rect & { words: SeenWord[] };

export function textLines({ words }: SeenPage): TextLine[] {
  const lines: SeenWord[][] = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const line = lines.findLast((known) => known.some((other) => sameLine(other, word)));
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => {
    const sorted = line.toSorted((a, b) => a.x - b.x);
    return { ...around(sorted), words: sorted };
  });
}

const sameLine = (a: SeenWord, b: SeenWord) => Math.abs(middle(a) - middle(b)) < Math.min(a.height, b.height) * 0.5;

export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return { x, y, width: Math.max(...rects.map(right)) - x, height: Math.max(...rects.map(bottom)) - y };
}

/** The text of the words without its spaces: 성    명 is 성명. */
export const joined = (words: readonly SeenWord[]): string => words.map(({ text }) => text).join('');
