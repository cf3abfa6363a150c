import { wordsInText } from '../names/label-text.ts';
import { cellText, type Cell } from '../page/cells.ts';
import { bottom, inReadingOrder, right } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';
import { MAX_QUESTION_LENGTH } from './choice.ts';
import type { Tick } from './tick-lines.ts';

/** The header of a checkbox column that doesn't say what is chosen, such as 선택. */
const TICKED = /^(?:선택|체크|표시|해당|확인)(?:란|여부|사항)?(?:\([^)]*\))?$|^(?:[√✓vV]표?|○표)$/;
/** A header has words or a tick, unlike a box. */
const WORDS = /[가-힣a-z√✓]/i;
export const INSTRUCTION = /하나만|한 ?가지만|한 ?개만|하나를 |택일|택1/;
const NAMES_ROW = /[가-힣a-z\d]/i;
const MAX_ROW_LENGTH = 60;
const MAX_HEAD_LENGTH = 24;
const NEAR = 3;
/** How far above its table a heading can be, in line heights. */
const MAX_ABOVE = 2;

/** Returns the label of a box alone in its cell: the column's header, or the row's text if the header just says 선택. */
export function labelOfAlone({ tick: { before, after }, line: { cell } }: Option, cells: readonly Cell[]): string {
  if (!cell || before.length + after.length > 0) return '';
  const row = rowOfTick(cell, cells);
  if (row) return row;
  const head = headOf(cell);
  if (head === '' || head.length > MAX_HEAD_LENGTH) return '';
  const named = rowBefore(cell);
  return named !== '' && named.length <= MAX_HEAD_LENGTH ? `${named} ${head}` : head;
}

/** Returns the words that name a box's row, such as 안전띠 below | 장비 | 대여 |. */
function rowBefore(cell: Cell): string {
  let left = cell.left;
  while (left && !NAMES_ROW.test(cellText(left))) left = left.left;
  return left ? wordsInText(left.words.toSorted(inReadingOrder)) : '';
}

/**
 * Returns the text of the row that a box alone in its cell selects, as in | □ | 주택 구입 | below | 선택 | 사유 |: the next
 * cell or, if boxes come last, the first. Returns null if the column's header names the choice.
 */
function rowOfTick(cell: Cell, cells: readonly Cell[]): string | null {
  if (!isTickColumn(cell)) return null;
  const next = cells.find((other) => other.left === cell && /[가-힣a-z]/i.test(cellText(other)));
  const row = next ?? firstOf(cell);
  const text = wordsInText((row?.words ?? []).toSorted(inReadingOrder))
    // A blank that completes the option, as in 요양 (대상자:        ).
    .replace(/\s*\([^()]*[:_]?\s*\)$/, '')
    .replace(/[.。]$/, '');
  return /[가-힣a-z]/i.test(text) && text.length <= MAX_ROW_LENGTH ? text : null;
}

function firstOf(cell: Cell): Cell | null {
  let first = cell.left;
  while (first?.left) first = first.left;
  return first;
}

/** Returns the nearest text above that isn't another row's checkbox. */
function headOf(cell: Cell): string {
  let above = cell.above;
  while (above && !WORDS.test(cellText(above))) above = above.above;
  return above ? cellText(above) : '';
}

const isTickColumn = (cell: Cell): boolean => TICKED.test(headOf(cell));

type Option = { tick: Pick<Tick, 'before' | 'after'>; line: TextLine };

/** Returns whether the option is a row of a table with a column of boxes. */
export const isRow = ({ tick: { before, after }, line: { cell } }: Option): boolean =>
  cell !== null && before.length + after.length === 0 && isTickColumn(cell);

/** Returns whether an option is right below the other in a column of boxes. */
export function isNextRow(option: Option, next: Option): boolean {
  const [cell, other] = [option.line.cell, next.line.cell];
  if (!cell || !other || !isRow(option) || !isRow(next)) return false;
  const isAligned = Math.abs(cell.x - other.x) < NEAR && Math.abs(right(cell) - right(other)) < NEAR;
  return isAligned && Math.abs(bottom(cell) - other.y) < NEAR;
}

/** Returns a table's heading if it says to choose only one row. */
export function questionOver({ cell }: TextLine, lines: readonly TextLine[]): string {
  const heading = cell ? headingOver(cell, lines) : '';
  return INSTRUCTION.test(heading) ? heading.slice(0, MAX_QUESTION_LENGTH) : '';
}

/** Returns the line above a cell's table, such as 다. 사유 (한 가지만 고릅니다). */
function headingOver(cell: Cell, lines: readonly TextLine[]): string {
  let top = cell;
  while (top.above) top = top.above;
  const heading = lines.find(
    (line) =>
      line.cell === null &&
      bottom(line) < top.y + NEAR &&
      top.y - bottom(line) < MAX_ABOVE * line.height &&
      line.x < right(cell),
  );
  return heading ? wordsInText(heading.words) : '';
}
