import type { Rect } from '../../geometry.ts';
import { isKnownLabel, SIGN_OR_STAMP } from '../names/labels.ts';
import { partyNamed } from '../parties/party-names.ts';
import { right, type SeenWord } from './seen.ts';

type Strip = { from: number; to: number };

const MIN_SPACE = 8;
/** The widest space within a header's spread-out characters, in line heights. */
const MAX_SYLLABLE_SPACE = 3;
const MIN_COLUMNS = 3;
const MIN_ROWS = 2;
const MAX_HEAD_LENGTH = 14;
/** The first header of a table with headers for both rows and columns. */
const CORNER = /^(?:구분|항목|분류)$/;
/** What a blank's cell can contain: a unit, the dots or units of a date, or boxes. */
const OPEN = /^(?:[\d년월일시분원층명개회대톤%.~∼()_\s-]*|.*[□☐▢◻❏○◯].*)$/;

const MARK = new RegExp(`^\\((?:인|印|서명|날인|직인|${SIGN_OR_STAMP})\\)$`);

/**
 * Returns a table's column edges if its first row has at least three headers and lines divide only its rows.
 *
 * In rows such as 성명 ____ 연락처 ____, the first words are labels as well, but so are those of the rows below.
 */
export function findHeadedColumns(rows: readonly (readonly SeenWord[])[], { x, width }: Rect): number[] | null {
  const [head, ...body] = rows;
  if (!head || body.length < MIN_ROWS) return null;
  const strips = blankStrips(rows.flat()).filter((strip) => !isWithinLabel(strip, head));
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
  const [corner = '', ...others] = heads;
  if (others.some((text) => text === '' || text.length > MAX_HEAD_LENGTH || OPEN.test(text))) return null;
  const firsts = body.map((row) => joined(wordsIn(row, 0)));
  const hasLabels = firsts.some(isKnownLabel) || firsts.every((text) => partyNamed(text) !== null);
  // Labels below 구분, or below nothing, head the rows of a matrix. Other labels have blanks of their own.
  if (corner === '' ? !hasLabels : firsts.some(isKnownLabel) && !CORNER.test(corner)) return null;
  if (corner !== '' && (OPEN.test(corner) || corner.length > MAX_HEAD_LENGTH)) return null;
  const areOpen = body.every((row) => heads.slice(1).every((_, index) => isOpen(joined(wordsIn(row, index + 1)))));
  return areOpen ? columns : null;
}

const isOpen = (text: string): boolean => OPEN.test(text) || MARK.test(text);

/** Returns whether the strip is inside a spread-out header, such as 금   액(원). */
function isWithinLabel({ from, to }: Strip, head: readonly SeenWord[]): boolean {
  const sorted = head.toSorted((a, b) => a.x - b.x);
  const before = sorted.findLast((word) => right(word) <= from + 1);
  const after = sorted.find((word) => word.x >= to - 1);
  return (
    before !== undefined &&
    after !== undefined &&
    /^[가-힣]$/.test(before.text) &&
    /^[가-힣](?:\(.*)?$/.test(after.text) &&
    after.x - right(before) < MAX_SYLLABLE_SPACE * after.height
  );
}

/** Returns whether no header word is between two strips. The parts of a date are one column. */
const areBetweenSame = (one: Strip, other: Strip, head: readonly SeenWord[]): boolean =>
  !head.some((word) => word.x >= Math.min(one.to, other.to) && right(word) <= Math.max(one.from, other.from));

const isWider = (one: Strip, other: Strip): boolean => one.to - one.from > other.to - other.from;

/** Lists the strips between a table's columns, which no word crosses. */
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
