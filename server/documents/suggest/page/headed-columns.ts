import type { Rect } from '../../geometry.ts';
import { isKnownLabel, SIGN_OR_STAMP } from '../names/labels.ts';
import { partyNamed } from '../parties/party-names.ts';
import { right, type SeenWord } from './seen.ts';

type Strip = { from: number; to: number };

const NEAR = 3;
/** The minimum space between the words of two columns, in points. */
const MIN_SPACE = 8;
/** The widest space within a header's spread-out characters, in line heights. */
const MAX_SYLLABLE_SPACE = 3;
const MIN_COLUMNS = 3;
const MIN_ROWS = 2;
const MAX_HEAD_LENGTH = 14;
/** The first header of a table with headers for both rows and columns. */
const CORNER = /^(?:구분|항목|분류)$/;
/** What a blank's cell can contain: a unit, the dots or units of a date, or boxes. */
const OPEN = /^(?:[\d년월일시분원층명개회대톤부매권통건점%.~∼()_\s-]*|.*[□☐▢◻❏○◯].*)$/;

/** A unit at the end of its cell. Those of a date may begin before the header above it. */
const UNIT = /^(?:원|개|명|회|대|부|매|권|통|건|점|톤|%)$/;
/** The label of a row of totals, which is centred in the columns without a total. */
const TOTAL = /^(?:총?합계|소계|총?계)/;

const MARK = new RegExp(`^\\((?:인|印|서명|날인|직인|${SIGN_OR_STAMP})\\)$`);

/**
 * Returns a table's column edges if its first row has at least three headers and lines divide only its rows.
 *
 * In rows such as 성명 ____ 연락처 ____, the first words are labels as well, but so are those of the rows below.
 */
export function findHeadedColumns(
  rows: readonly (readonly SeenWord[])[],
  { x, width }: Rect,
  shaded: readonly number[] = [],
): number[] | null {
  const [head, ...rest] = rows;
  const body = rest.filter((row) => !TOTAL.test(joined(row)));
  if (!head || body.length < MIN_ROWS) return null;
  const edges = shaded.length > 0 ? shaded : edgesBetween(head, body);
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
  const texts = heads.slice(1).map((_, index) => body.map((row) => joined(wordsIn(row, index + 1))));
  const areOpen = texts.every((column) => column.every(isOpen) || column.every(isPrinted));
  return areOpen && texts.some((column) => column.every(isOpen)) ? columns : null;
}

/** The edges between the columns. A unit such as 부 ends its column, and so does the widest space otherwise. */
function edgesBetween(head: readonly SeenWord[], body: readonly (readonly SeenWord[])[]): number[] {
  const strips = blankStrips([...head, ...body.flat()]).filter((strip) => !isWithinLabel(strip, head));
  const isBetter = (strip: Strip, other: Strip): boolean => {
    const [before, after] = strip.to <= other.from ? [strip, other] : [other, strip];
    const between = body.flat().filter((word) => word.x >= before.to - 1 && right(word) <= after.from + 1);
    const isUnitBetween = between.length > 0 && between.every(({ text }) => UNIT.test(text));
    return isUnitBetween ? strip === after : isWider(strip, other);
  };
  return strips
    .filter((strip) =>
      strips.every((other) => other === strip || !areBetweenSame(strip, other, head) || isBetter(strip, other)),
    )
    .filter(({ to }) => head.some((word) => word.x >= to))
    .map(({ from, to }) => (from + to) / 2);
}

/** The edges between the shaded cells of a header, if those cover the whole row side by side. */
export function edgesOfShades(fills: readonly Rect[], row: Rect): number[] {
  const shades = fills
    .filter((fill) => Math.abs(fill.y - row.y) < NEAR && Math.abs(fill.height - row.height) < NEAR)
    .toSorted((a, b) => a.x - b.x);
  const isBeside = shades.every(
    (fill, index) => Math.abs(fill.x - right(shades[index - 1] ?? row)) < NEAR || index === 0,
  );
  const isWhole = Math.abs((shades[0]?.x ?? Infinity) - row.x) < NEAR;
  return isBeside && isWhole ? shades.slice(1).map((fill) => fill.x) : [];
}

/**
 * The edges of a row's cells. In a row of totals, one cell reaches from the start of the row to the column edge that
 * centres its label.
 */
export function edgesOfRow(columns: readonly number[], row: readonly SeenWord[]): readonly number[] {
  const label = row.slice(0, row.findIndex((_, index) => TOTAL.test(joined(row.slice(0, index + 1)))) + 1);
  const [first = 0, ...others] = columns;
  const [start, end] = [label[0]?.x, label.map(right).at(-1)];
  if (start === undefined || end === undefined) return columns;
  const offset = (edge: number) => Math.abs(first + edge - start - end);
  const closing = others.filter((edge) => edge >= end).toSorted((a, b) => offset(a) - offset(b))[0];
  return closing === undefined ? columns : [first, ...others.filter((edge) => edge >= closing)];
}

const isOpen = (text: string): boolean => OPEN.test(text) || MARK.test(text);
/** Returns whether the form itself fills in the cell, as below 참고 (remarks). */
const isPrinted = (text: string): boolean => /[가-힣]{2}/.test(text);

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
