import type { Suggestion } from '../../../server/documents/fields.ts';
import { findOnPage, suggestFields } from '../../../server/documents/suggest/suggest.ts';

const info = { number: 1, width: 595, height: 842, rotation: 0, cropBox: [0, 0, 595, 842] } as const;
const SIZE = 11;
const TOP = 780;

type Word = { text: string; box: readonly [number, number, number, number]; fontName: string };
type Line = { box: readonly [number, number, number, number]; direction: 'HORIZONTAL' | 'VERTICAL' };

/** Spaces are half as wide as other characters. */
export function typeText(text: string, x: number, y: number): Word[] {
  let at = x;
  return text.split(/( +)/).flatMap((part) => {
    const width = part.startsWith(' ') ? (part.length * SIZE) / 2 : part.length * SIZE;
    const word: Word = { text: part, box: [at, y, at + width, y + 14], fontName: 'Batang' };
    at += width;
    return part.trim() === '' ? [] : [word];
  });
}

export const typeLines = (texts: readonly string[], x = 60, space = 40): Word[] =>
  texts.flatMap((text, line) => typeText(text, x, TOP - line * space));

/** Draws horizontal lines at these heights, each split at the given edges. */
export const drawRules = (heights: readonly number[], ...edges: readonly number[]): Line[] =>
  heights.flatMap((y) =>
    edges.slice(1).map((x, index): Line => ({ box: [edges[index] ?? x, y, x, y], direction: 'HORIZONTAL' })),
  );

export const drawSides = (places: readonly number[], floor: number, top: number): Line[] =>
  places.map((x): Line => ({ box: [x, floor, x, top], direction: 'VERTICAL' }));

/** Each row lists the texts of its cells. */
export function typeTable(rows: readonly (readonly string[])[], widths: readonly number[], height = 30) {
  const [left, top] = [60, TOP];
  const edges = widths.reduce<number[]>((known, width) => [...known, (known.at(-1) ?? left) + width], [left]);
  const right = edges.at(-1) ?? left;
  const floor = top - rows.length * height;
  const words = rows.flatMap((row, index) =>
    row.flatMap((text, column) => typeText(text, (edges[column] ?? left) + 6, top - (index + 1) * height + 8)),
  );
  const lines: Line[] = [
    ...edges.map((x): Line => ({ box: [x, floor, x, top], direction: 'VERTICAL' })),
    ...[...rows, []].map((_, index): Line => {
      const y = top - index * height;
      return { box: [left, y, right, y], direction: 'HORIZONTAL' };
    }),
  ];
  return { words, lines };
}

type TypedPage = { words: readonly Word[]; lines?: readonly Line[]; rects?: readonly Shade[] };
type Shade = { box: readonly [number, number, number, number]; stroked: boolean };

export const suggestOn = ({ words, lines = [], rects = [] }: TypedPage): Suggestion[] =>
  suggestFields([findOnPage({ info, words, lines, rects })]);
