import type { Rect } from '../../../../rules/page-geometry.ts';

export type Word = Rect & { text: string };
type Point = { x: number; y: number };
/** A line's characters without spaces, and where each ends. Words far apart are in different rows. */
type Row = { text: string; ends: Point[] };
export type WordAnchor = { text: string; end: Point; isWitness: boolean; isOnLine: boolean };

/** How far from a field its words can be, in points. */
const REACH = 60;
const TOUCHING = 3;
/** Words are on different lines if their centres are farther apart than this share of their height. */
const SAME_LINE = 0.5;
const GAP = 30;

/** Joins a page's words into rows without spaces, because programs split words differently. */
export function listRows(words: readonly Word[]): Row[] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((one, other) => middle(one) - middle(other))) {
    const line = lines.at(-1);
    const first = line?.[0];
    const isSame = first && Math.abs(middle(first) - middle(word)) < Math.min(first.height, word.height) * SAME_LINE;
    if (line && isSame) line.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line) => {
    const rows: Row[] = [];
    let last: Word | null = null;
    for (const word of line.toSorted((one, other) => one.x - other.x)) {
      const row = last && word.x - (last.x + last.width) <= GAP ? rows.at(-1) : undefined;
      const target = row ?? { text: '', ends: [] };
      if (!row) rows.push(target);
      appendWord(target, word);
      last = word;
    }
    return rows;
  });
}

const middle = ({ y, height }: Rect) => y + height / 2;

function appendWord(row: Row, { text, x, y, width }: Word) {
  const letters = Array.from(text.replaceAll(/\s/g, ''));
  letters.forEach((letter, index) => {
    row.text += letter;
    // Indexes count UTF-16 units, as in the text.
    for (let unit = 0; unit < letter.length; unit += 1)
      row.ends.push({ x: x + (width * (index + 1)) / letters.length, y });
  });
}

/**
 * Finds words close to a field, nearest first, each joined with the word before it. Words inside, before and above a
 * field determine its position; words after and below it can only confirm it.
 */
export function listAnchors(field: Rect, words: readonly Word[], rows: readonly Row[]): WordAnchor[] {
  return words
    .flatMap((word) => {
      const near = measureDistance(field, word);
      return near === null ? [] : [{ word, ...near }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .flatMap(({ word, isWitness, isOnLine }) => {
      const anchor = readAnchor(word, words, rows);
      return anchor ? [{ ...anchor, isWitness, isOnLine }] : [];
    });
}

function readAnchor(near: Word, words: readonly Word[], rows: readonly Row[]) {
  const row = rows.find(({ ends }) => ends.some((end) => isEndOf(end, near)));
  if (!row) return null;
  const last = row.ends.findIndex((end) => isEndOf(end, near));
  const neighbour = findNeighbour(near, words);
  const length = lettersOf(near.text) + (neighbour ? lettersOf(neighbour.text) : 0);
  const text = row.text.slice(Math.max(0, last + 1 - length), last + 1);
  const end = row.ends[last];
  return end ? { text, end } : null;
}

const isEndOf = ({ x, y }: Point, word: Word) =>
  Math.abs(x - (word.x + word.width)) < 0.01 && Math.abs(y - word.y) < 0.01;

const lettersOf = (text: string) => text.replaceAll(/\s/g, '').length;

const findNeighbour = (near: Word, words: readonly Word[]) =>
  words
    .filter(
      (word) =>
        word !== near &&
        Math.abs(middle(word) - middle(near)) < near.height * SAME_LINE &&
        word.x + word.width <= near.x + TOUCHING &&
        near.x - (word.x + word.width) <= GAP,
    )
    .toSorted((one, other) => other.x - one.x)[0];

export function isCovered(word: Rect, { x, y, width, height }: Rect): boolean {
  const [centre, line] = [word.x + word.width / 2, middle(word)];
  return centre > x && centre < x + width && line > y && line < y + height;
}

/** Returns the distance to a word inside or around a field. Null if it is elsewhere or too far away. */
function measureDistance(field: Rect, word: Word): { distance: number; isWitness: boolean; isOnLine: boolean } | null {
  const isOnLine = middle(word) > field.y - TOUCHING && middle(word) < field.y + field.height + TOUCHING;
  const isInColumn = word.x < field.x + field.width && word.x + word.width > field.x;
  if (isOnLine && isInColumn)
    return { distance: Math.max(0, word.x - field.x), isWitness: word.x - field.x > REACH, isOnLine };
  const before = field.x - (word.x + word.width);
  const above = field.y - (word.y + word.height);
  const sides = [
    ...(isOnLine
      ? [
          { distance: before, isWitness: false },
          { distance: word.x - (field.x + field.width), isWitness: true },
        ]
      : []),
    ...(isInColumn
      ? [
          { distance: above, isWitness: false },
          { distance: word.y - (field.y + field.height), isWitness: true },
        ]
      : []),
  ];
  const side = sides.find(({ distance }) => distance > -TOUCHING && distance <= REACH);
  return side ? { ...side, distance: Math.max(0, side.distance), isOnLine } : null;
}

/** Finds every occurrence of a text: its page's index, and where it ends. */
export const findWords = (text: string, pages: readonly (readonly Row[])[]): { page: number; end: Point }[] =>
  pages.flatMap((rows, page) => rows.flatMap((row) => listEnds(row, text).map((end) => ({ page, end }))));

function listEnds({ text, ends }: Row, sought: string): Point[] {
  const found: Point[] = [];
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
    const end = ends[at + sought.length - 1];
    if (end) found.push(end);
  }
  return found;
}
