import type { Rect } from '../../../../rules/page-geometry.ts';

export type Word = Rect & { text: string };
type Point = { x: number; y: number };
/** A row of characters without spaces, each with where it ends. Words that stand far apart are in different rows. */
type Row = { text: string; ends: Point[] };
/** The words that a field stands at. */
export type Anchor = { text: string; end: Point };

/** How far a field may stand from its words, in points. */
const REACH = 60;
const TOUCHING = 3;
/** Words of one row whose middles differ by more than this part of their height stand on different lines. */
const SAME_LINE = 0.5;
const GAP = 30;
/** Too short a text stands in too many places by chance. */
const MIN_ANCHOR_LENGTH = 2;

/** Joins the words of a page, as displayed, into rows. Programs split words differently, so spaces do not count. */
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
    // Indexes count UTF-16 units, as those of the text do.
    for (let unit = 0; unit < letter.length; unit += 1)
      row.ends.push({ x: x + (width * (index + 1)) / letters.length, y });
  });
}

/**
 * Finds the word before a field, or above it if that is nearer, together with the word next to it. Null if there is none
 * within reach.
 */
export function findAnchor(field: Rect, words: readonly Word[]): Anchor | null {
  const near = words
    .flatMap((word) => {
      const distance = measureDistance(field, word);
      return distance === null ? [] : [{ word, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance)[0]?.word;
  if (!near) return null;
  const row = listRows(words).find(({ ends }) => ends.some((end) => isEndOf(end, near)));
  if (!row) return null;
  const last = row.ends.findIndex((end) => isEndOf(end, near));
  const neighbour = findNeighbour(near, words);
  const length = lettersOf(near.text) + (neighbour ? lettersOf(neighbour.text) : 0);
  const text = row.text.slice(Math.max(0, last + 1 - length), last + 1);
  const end = row.ends[last];
  return text.length < MIN_ANCHOR_LENGTH || !end ? null : { text, end };
}

const isEndOf = ({ x, y }: Point, word: Word) =>
  Math.abs(x - (word.x + word.width)) < 0.01 && Math.abs(y - word.y) < 0.01;

const lettersOf = (text: string) => text.replaceAll(/\s/g, '').length;

/** The word before this one on its line. */
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

/** The distance to a word before or above the field, or null if it stands elsewhere or too far away. */
function measureDistance(field: Rect, word: Word): number | null {
  const isOnLine = middle(word) > field.y - TOUCHING && middle(word) < field.y + field.height + TOUCHING;
  const before = field.x - (word.x + word.width);
  if (isOnLine && before > -TOUCHING && before <= REACH) return Math.max(0, before);
  const above = field.y - (word.y + word.height);
  const isAbove = word.x < field.x + field.width && word.x + word.width > field.x;
  return isAbove && above > -TOUCHING && above <= REACH ? Math.max(0, above) : null;
}

/** Where these words end on pages, with the index of the page. */
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
