import type { Rect } from '../../geometry.ts';
import { cellText, headOf, labelIn, wordsAbove, type Cell } from '../page/cells.ts';
import type { Found } from '../found.ts';
import { nameColumn } from './column-names.ts';
import { findLabelledCells } from './labelled-cells.ts';
import { isSigningCell, signIn } from './signing-cells.ts';
import {
  before,
  COUNTED,
  HAS_BOX,
  MAX_LABEL_LENGTH,
  namesRow,
  OPTIONS,
  rowPersonOf,
  rowTitleOf,
  SECTION,
  sectionTitleOf,
} from './row-words.ts';
import { cleaned, isKnownLabel, meaningOf, SIGN_OR_STAMP } from '../names/labels.ts';
import { questionName } from '../names/label-text.ts';
import { isUnit, meaningInSentence } from '../names/sentences.ts';
import { partyNamed } from '../parties/party-names.ts';
import { bottom, inReadingOrder, right, type SeenWord } from '../page/seen.ts';
import { joined, type TextLine } from '../page/text-lines.ts';

const MIN_WIDTH = 26;
/** The smallest width of a column of blanks. */
const MIN_COLUMN = 18;
const WRITING_WIDTH = 60;
const MIN_HEIGHT = 11;
const MAX_HEIGHT = 420;
const MAX_QUESTION_LENGTH = 50;
const MARK = new RegExp(`\\((?:인|서명|날인|직인|${SIGN_OR_STAMP})\\)$`);
const WEEKDAY = /^[월화수목금토일](?:요일)?$/;
const APPROVAL = /^(?:결재|결제|승인|확인)란?$/;
const APPROVER =
  /^(?:담당|담임|보건|영양|본인|대리|과장|차장|부장|팀장|실장|부서장|본부장|센터장|임원|이사|상무|전무|대표|대표이사|사장|원장|교감|교장|소장|국장|검토|승인|기안)자?$/;
const TALL = 40;

/** The label of a row of totals, whose cells are like the others in their columns. */
const SUM = /^(?:총?합계|소계|총?계)$/;

const SHARE = /(?:액|금|지분|비율|률|율)(?:\([^)]*\))?$/;
const DATA = /^[\d,.:~∼-]+원?$/;
/** The header of a column for ticks, as in 신청(○표). */
const TICKED = /[○◯√∨✓]표/;
const MAX_TICK = 16;
const NEAR = 2;

/** The separators of a phone number that is filled in between them, as in |   -     -   |. */
const SEPARATORS = /^[-–—‐]+$/;
/** The second way to write a name, as in |성명|            (한자)            |. */
const ALSO_WRITTEN = /^\((?:한글|한문|한자|영문|영어)\)$/;

type Label = { text: string; words: readonly SeenWord[]; isHead?: boolean };

/** Finds empty cells, and free space beside units or signing placeholders. Also returns the words that label them. */
export function findCellRooms(
  cells: readonly Cell[],
  lines: readonly TextLine[],
): { found: Found[]; labels: ReadonlySet<SeenWord> } {
  const labels = new Set<SeenWord>();
  const found = cells.flatMap((cell) => {
    const end = openUntil(cell);
    const label = end === null ? null : labelOf(cell, lines, cells);
    if (end !== null && !label && isSigningCell(cell, cells)) return [signIn(cell)];
    if (end === null || !label || (cell.words.length === 0 && hasTable(cell, cells))) return [];
    for (const word of [...label.words, ...(cell.left?.words ?? [])]) labels.add(word);
    const meaning = meaningOf(label.text);
    if (!meaning) return [];
    if (cell.words.length === 0 && TICKED.test(wordsAbove(cell)?.text ?? ''))
      return [tickIn(cell, nameOf(label, cell, cells))];
    const unit = isUnit(cell.words[0]?.text ?? '') ? meaningInSentence([], cell.words).kind : null;
    const line = meaning.kind === 'TEXT' && cell.height > TALL ? 'MULTILINE' : meaning.kind;
    if (isApproval(cell, label, cells)) return [];
    const name = nameOf(label, cell, cells);
    const room: Found = {
      rect: { x: cell.x + 2, y: cell.y + 1, width: end - cell.x - 4, height: cell.height - 2 },
      kind: unit ?? line,
      name,
      words: label.text,
      confidence: meaning.known ? 0.92 : 0.65,
      ...rowPersonOf(cell),
      ...rowTitleOf(cell),
      ...sectionTitleOf(cell),
      ...(label.isHead && { isOfColumn: true }),
      partyWord: null,
      isPartys: true,
    };
    const again = cell.words.find(isAlsoWritten);
    return again ? [room, writtenAgain(room, again, cell)] : [room];
  });
  const rest = cells.filter((cell) => !cell.words.some((word) => labels.has(word)));
  const inside = findLabelledCells(rest, lines);
  for (const { line } of inside) for (const word of line.words) labels.add(word);
  return { found: [...found, ...inside.map(({ found: one }) => one)], labels };
}

/** Returns whether an office fills in the cell to approve the form. */
function isApproval(cell: Cell, label: Label, cells: readonly Cell[]): boolean {
  if (/^결[재제]란?$/.test(label.text) || before(cell).some((other) => APPROVAL.test(cellText(other)))) return true;
  if (!label.isHead || !APPROVER.test(cleaned(label.text))) return false;
  const isBeside = (other: Cell) =>
    Math.abs(other.y - cell.y) < NEAR &&
    (Math.abs(right(other) - cell.x) < NEAR || Math.abs(other.x - right(cell)) < NEAR);
  return (
    cell.height > TALL || cells.some((other) => isBeside(other) && APPROVER.test(cleaned(headOf(other)?.text ?? '')))
  );
}

const hasTable = (cell: Cell, cells: readonly Cell[]): boolean =>
  cells.some((other) => other !== cell && other.words.length > 0 && isWithin(other, cell));

const isWithin = (inner: Rect, outer: Rect) =>
  inner.x > outer.x - NEAR &&
  inner.y > outer.y - NEAR &&
  right(inner) < right(outer) + NEAR &&
  bottom(inner) < bottom(outer) + NEAR;

const isAlsoWritten = ({ text }: SeenWord): boolean => ALSO_WRITTEN.test(text);

/** Returns the second blank of |성명|            (한자)            |. */
function writtenAgain(room: Found, word: SeenWord, cell: Cell): Found {
  const x = right(word) + 4;
  return { ...room, rect: { ...room.rect, x, width: right(cell) - x - 2 }, name: `${room.name}${word.text}` };
}

function tickIn(cell: Cell, name: string): Found {
  const side = Math.min(cell.width - 4, cell.height - 4, MAX_TICK);
  const rect = { x: cell.x + (cell.width - side) / 2, y: cell.y + (cell.height - side) / 2, width: side, height: side };
  return { rect, kind: 'CHECKBOX', name, words: name, confidence: 0.8, partyWord: null, isPartys: false };
}

function nameOf({ words, isHead }: Label, cell: Cell, cells: readonly Cell[]): string {
  const name = isHead ? nameColumn(cell, cells) : questionName(words);
  // A row such as 1일차 (day 1) needs its column header as well.
  const day = isHead ? null : dayOver(cell, cells);
  if (day !== null) return `${name} ${day}`;
  const column = !isHead && /^\d/.test(name) ? headOf(cell) : null;
  if (column && isLabel(column)) {
    // A price or a time doesn't name its row, so the words before it do.
    const named = DATA.test(name) ? before(cell).find(namesRow) : undefined;
    const row = named ? questionName(named.words.toSorted(inReadingOrder)) : name;
    return `${row} ${questionName(column.words)}`;
  }
  const row = isHead
    ? before(cell).find((other) => namesRow(other) && !isFormula(other) && !isContent(other, words))
    : undefined;
  // Below a header such as 성명 (name), the first cell of a row contains data.
  const isData = row !== undefined && !COUNTED.test(cellText(row)) && isOfPeople(headBeside(row, words)?.text ?? '');
  const isOfSection = row !== undefined && row.height > SECTION * cell.height;
  const rowName = row && !isData && !isOfSection ? questionName(row.words.toSorted(inReadingOrder)) : '';
  const share = row ? undefined : before(cell).find((other) => partyNamed(cellText(other)));
  // A party's share is a term of the contract rather than a personal detail, so the name includes the party.
  if (isHead && share && SHARE.test(name)) return `${cellText(share)} ${name}`;
  if (rowName === '' || rowName.length > MAX_LABEL_LENGTH || isParty(rowName)) return name;
  return SUM.test(rowName) ? `${name} ${rowName}` : `${rowName} ${name}`;
}

/** Returns whether the cell is below a header such as 내용 (content), so that it doesn't name its row. */
const isContent = (cell: Cell, words: readonly SeenWord[]): boolean =>
  /^(?:세부|상세|주요)?내용$/.test((headBeside(cell, words)?.text ?? '').replaceAll(' ', ''));

/** Returns whether a column is about people, whose names are data and not headings, as those of goods are. */
const isOfPeople = (head: string): boolean => isKnownLabel(head) && !/(?:품목|품명|목록|내용|업종|종목)$/.test(head);

/**
 * Returns the day of the week above the column if the next columns have days as well. Alone, 월 and 일 could be units.
 */
function dayOver(cell: Cell, cells: readonly Cell[]): string | null {
  let top = cell.above;
  while (top && cellText(top) === '') top = top.above;
  const day = top ? cellText(top) : '';
  return WEEKDAY.test(day) && cells.some((other) => other.left === top && WEEKDAY.test(cellText(other))) ? day : null;
}

/** Returns the header above a row's first cell, if it is in line with the other headers. */
function headBeside(row: Cell, [other]: readonly SeenWord[]): Label | null {
  const head = headOf(row);
  const [first] = head?.words ?? [];
  return first && other && Math.abs(first.y - other.y) < Math.max(first.height, other.height) ? head : null;
}

/** Returns whether the cell says how the row's amount is calculated, as in 연장근로시간 수 (   시간) × 15,822원. */
const isFormula = (cell: Cell): boolean => /[×÷]/.test(cellText(cell));

const isParty = (text: string): boolean => partyNamed(text)?.partyName === text;

/** Returns whether the cell is in a row of blanks whose columns have their own headers, unlike the months of a plan. */
function isInTable(cell: Cell): boolean {
  const [own, left] = [headOf(cell), cell.left && cellText(cell.left) === '' ? headOf(cell.left) : null];
  return own !== null && left !== null && own.text !== left.text;
}

function openUntil(cell: Cell): number | null {
  if (cell.width < (isInTable(cell) ? MIN_COLUMN : MIN_WIDTH) || cell.height < MIN_HEIGHT || cell.height > MAX_HEIGHT)
    return null;
  const text = joined(cell.words);
  if (text === '' || SEPARATORS.test(text.replaceAll(' ', ''))) return right(cell);
  const [first] = cell.words;
  if (cell.words.length === 1 && first && isAlsoWritten(first) && first.x - cell.x > WRITING_WIDTH) return first.x - 4;
  const standsRight = cell.words.every(({ x }) => x > cell.x + Math.min(cell.width / 2, WRITING_WIDTH));
  if (!standsRight || !(cell.words.every((word) => isUnit(word.text)) || MARK.test(text))) return null;
  const end = Math.min(...cell.words.map(({ x }) => x)) - 6;
  return end - cell.x < MIN_WIDTH ? null : end;
}

/** Returns a cell's label: the cell to its left, the column header, or the line above its left corner. */
function labelOf(cell: Cell, lines: readonly TextLine[], cells: readonly Cell[]): Label | null {
  const head = headOf(cell);
  // In a table with a column per party, the first cell labels the row.
  const isPartysColumn = head !== null && partyNamed(head.text) !== null;
  const labelCell = isPartysColumn ? before(cell).find((other) => other.words.length > 0) : cell.left;
  const left = labelCell && !OPTIONS.test(cellText(labelCell)) ? labelIn(labelCell) : null;
  const isOneOfSeveral = head !== null && isLabel(head) && cells.some((other) => isNextColumn(cell, other));
  if (left && (isPartysColumn || !(head && (isOneOfSeveral || namesColumns(left, head)))))
    return isLabel(left) || (labelCell && asksForText(left, labelCell, cell)) ? left : null;
  if (head) return isLabel(head) ? { ...head, isHead: true } : null;
  return cell.left || cell.above ? null : lineOver(cell, lines);
}

/** Returns whether the other cell is the row's next blank and has its own column header. */
const isNextColumn = (cell: Cell, other: Cell): boolean =>
  other.left === cell && openUntil(other) !== null && headOf(other) !== null && headOf(other) !== headOf(cell);

/**
 * Returns whether the column header labels the cell rather than the cell to its left: in approval boxes and rows of
 * totals, after data, and if it names something that must not be asked for.
 */
function namesColumns(left: Label, head: Label): boolean {
  const [row, column] = [meaningOf(left.text), meaningOf(head.text)];
  if (!column || APPROVAL.test(left.text)) return true;
  return column.known && (SUM.test(left.text) || row?.known === false);
}

/**
 * Returns whether a long text asks for the blank beside it, as in 공급 원활화 대책 및 향후 추진 계획(자사 검토 의견) |        |, or names
 * it in two languages.
 */
const asksForText = ({ text }: Label, labelCell: Cell, cell: Cell): boolean =>
  text.length <= MAX_QUESTION_LENGTH &&
  labelCell.width < cell.width &&
  cell.words.length === 0 &&
  !HAS_BOX.test(text) &&
  !/^[\d※*]|[※□]|[.。?!]$|[다요음함]$/.test(text);

const isLabel = ({ text }: Label) => text.length <= MAX_LABEL_LENGTH;

/** Returns the line above a standalone box, aligned with its left edge. Longer lines are titles of tables. */
function lineOver(cell: Rect, lines: readonly TextLine[]): Label | null {
  const above = lines
    .filter((line) => line.cell === null && bottom(line) < cell.y + 4 && cell.y - bottom(line) < line.height)
    .flatMap((line) => line.words);
  const words = above.filter((word) => right(word) > cell.x - 4 && word.x < right(cell));
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || Math.abs(first.x - cell.x) > first.height) return null;
  const next = above[above.indexOf(last) + 1];
  if (next && next.x - right(last) < last.height) return null;
  const label = { text: joined(words), words };
  return isLabel(label) ? label : null;
}
