import type { Rect } from '../../geometry.ts';
import type { Cell } from './cells.ts';
import { columnOf, type Gutter } from './columns.ts';
import { bottom, middle, right, type SeenPage, type SeenWord } from './seen.ts';

/** The words of a line from left to right, all in one cell or all outside tables. */
export type TextLine = Rect & {
  words: SeenWord[];
  cell: Cell | null;
  /** Where the free space after the last word ends. */
  edge: number;
  below: readonly SeenWord[];
};

const USUAL_EDGE = 60;
const PADDING = 2;
const NEXT_LINE = 2;

export function textLines(page: SeenPage, cells: readonly Cell[], gutter: Gutter | null): TextLine[] {
  const inCells = new Set(cells.flatMap(({ words }) => words));
  const outside = page.words.filter((word) => !inCells.has(word));
  const edge = textEdge(page);
  return [
    ...([0, 1, 2] as const).flatMap((column) => {
      const free = linesOf(outside.filter((word) => columnOf(word, gutter) === column));
      return free.map((line) => ({
        ...line,
        cell: null,
        edge: edgeBefore(line, cells, column === 1 && gutter ? gutter.x : edge),
        below: wordsBelow(line, free),
      }));
    }),
    ...cells.flatMap((cell) => {
      const own = linesOf(cell.words);
      return own.map((line) => ({ ...line, cell, edge: right(cell) - PADDING, below: wordsBelow(line, own) }));
    }),
  ];
}

type Line = Rect & { words: SeenWord[] };

const wordsBelow = (line: Line, lines: readonly Line[]): readonly SeenWord[] =>
  lines
    .filter((other) => middle(other) > bottom(line) && middle(other) - middle(line) < NEXT_LINE * line.height)
    .toSorted((a, b) => a.y - b.y)[0]?.words ?? [];

function textEdge({ words, horizontals, info }: SeenPage): number {
  const seenWidth = info.rotation % 180 === 0 ? info.width : info.height;
  const ends = [...words, ...horizontals].map(right).filter((end) => end < seenWidth);
  return ends.length > 0 ? Math.max(...ends) : seenWidth - USUAL_EDGE;
}

/** Ends a line's free space before a table on its right. */
const edgeBefore = (line: Rect, cells: readonly Cell[], edge: number): number =>
  Math.min(
    edge,
    ...cells
      .filter((cell) => cell.x >= right(line) && cell.y < middle(line) && bottom(cell) > middle(line))
      .map(({ x }) => x - PADDING),
  );

function linesOf(words: readonly SeenWord[]): Line[] {
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

/** Joins words without spaces, so that 성    명 becomes 성명. */
export const joined = (words: readonly SeenWord[]): string => words.map(({ text }) => text).join('');
