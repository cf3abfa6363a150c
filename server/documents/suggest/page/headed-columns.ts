import type { Rect } from '../../geometry.ts';
import { isKnownLabel } from '../names/labels.ts';
import { right, type SeenWord } from './seen.ts';

type Strip = { from: number; to: number };

/** The minimum space between the words of two columns, in points. */
const MIN_SPACE = 8;
const MIN_COLUMNS = 3;
const MIN_ROWS = 2;
const MAX_HEAD_LENGTH = 14;
/** What a blank's cell may contain: a unit, the dots or the units of a date, or boxes. */
const OPEN = /^(?:[\d년월일시분원%.~∼()_\s-]*|.*[□☐▢◻❏○◯].*)$/;

/**
 * The edges of a table's columns if its first row heads at least three of them and lines divide only its rows. In rows
 * such as 성명 ____ 연락처 ____ the first words are labels, too, but so are those of the rows below.
 */
export function findHeadedColumns(rows: readonly (readonly SeenWord[])[], { x, width }: Rect): number[] | null {
  const [head, ...body] = rows;
  if (!head || body.length < MIN_ROWS) return null;
  const strips = blankStrips(rows.flat());
  const edges = strips
    .filter((strip) =>
      strips.every((other) => other === strip || !areBetweenSame(strip, other, head) || isWider(strip, other)),
    )
    .filter(({ to }) => head.some((word) => word.x >= to))
    .map(({ from, to }) => (from + to) / 2);
  const columns = [x, ...edges, x + width];
  const wordsIn = (row: readonly SeenWord[], index: number) =>
    row.filter((word) => word.x >= (columns[index] ?? x) && right(word) <= (columns[index + 1] ?? x + width));
  const heads = columns.slice(1).map((_, index) => joined(wordsIn(head, index)));
  if (heads.length < MIN_COLUMNS) return null;
  if (heads.some((text) => text === '' || text.length > MAX_HEAD_LENGTH || OPEN.test(text))) return null;
  if (body.some((row) => isKnownLabel(joined(wordsIn(row, 0))))) return null;
  const areOpen = body.every((row) => heads.slice(1).every((_, index) => OPEN.test(joined(wordsIn(row, index + 1)))));
  return areOpen ? columns : null;
}

/** Whether no word of the header is between two strips: the parts of a date are one column. */
const areBetweenSame = (one: Strip, other: Strip, head: readonly SeenWord[]): boolean =>
  !head.some((word) => word.x >= Math.min(one.to, other.to) && right(word) <= Math.max(one.from, other.from));

const isWider = (one: Strip, other: Strip): boolean => one.to - one.from > other.to - other.from;

/** The strips between the words of a table's columns, which no word of any row crosses. */
function blankStrips(words: readonly SeenWord[]): Strip[] {
  const strips: Strip[] = [];
  let end: number | null = null;
  for (const word of words.toSorted((a, b) => a.x - b.x)) {
    if (end !== null && word.x - end >= MIN_SPACE) strips.push({ from: end, to: word.x });
    end = Math.max(end ?? 0, right(word));
  }
  return strips;
}

const joined = (words: readonly SeenWord[]): string => words.map(({ text }) => text).join('');
