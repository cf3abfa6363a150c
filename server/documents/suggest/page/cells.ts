import type { Rect } from '../../geometry.ts';
import { openRows } from './open-rows.ts';
import { findMissingSides } from './missing-sides.ts';
import { ruledRows } from './ruled-rows.ts';
import { isKnownLabel } from '../names/labels.ts';
import { isUnit } from '../names/sentences.ts';
import { bottom, middle, right, type SeenPage, type SeenWord } from './seen.ts';

export type Cell = Rect & { words: SeenWord[]; left: Cell | null; above: Cell | null };

/** Words that may label other cells. */
export type CellLabel = { text: string; words: readonly SeenWord[] };

const NEAR = 2;
/** How far apart cells with borders of their own can be. */
const SPACING = 4.5;
const ROW_NUMBER = /^(?:[\d.]*|[①-⑳])$/;
/** How many cells to search upwards for a column header. */
const FARTHEST = 60;
/** The smallest space between 년 and 월 for a number, in line heights. */
const DATE_SPACE = 0.8;
const MIN_SIZE = { width: 12, height: 10 };
const MAX_LINES = 600;
/** The longest header that keeps its remark. */
const MAX_HEAD = 20;

/** Finds the cells of all tables on a page, linked to their left and upper neighbours. */
export function tableCells(page: SeenPage): Cell[] {
  const horizontals = merged(page.horizontals, 'x').slice(0, MAX_LINES);
  const drawn = merged(page.verticals, 'y').slice(0, MAX_LINES);
  const verticals = [...drawn, ...findMissingSides(horizontals, drawn)];
  const cells: Cell[] = [];
  for (const top of horizontals) {
    const crossing = verticals
      .filter((line) => touches(top, line) && bottom(line) > top.y + MIN_SIZE.height)
      .toSorted((a, b) => a.x - b.x);
    crossing.forEach((left, index) => {
      const cell = closeCell(top, left, crossing.slice(index + 1), horizontals);
      if (cell) cells.push({ ...cell, words: [], left: null, above: null });
    });
  }
  const closed = [...cells];
  const add = (room: Rect) => {
    if (!closed.some((cell) => isPieceOf(room, cell))) cells.push({ ...room, words: [], left: null, above: null });
  };
  const open = openRows(page);
  open.forEach(add);
  const ruled = ruledRows(page, horizontals, drawn).filter(({ rect }) => !open.some((cell) => isPieceOf(rect, cell)));
  for (const { rect, isHeaded } of ruled) if (isHeaded) add(rect);
  const withColumns = new Set(cells);
  for (const { rect, isHeaded } of ruled) if (!isHeaded) add(rect);
  for (const word of page.words) cellAround(word, cells)?.words.push(word);
  for (const cell of cells) {
    cell.left = smallest(
      cells.filter((other) => isNextTo(right(other), cell.x) && covers(other.y, bottom(other), cell.y, bottom(cell))),
    );
    const isRow = !withColumns.has(cell);
    cell.above = smallest(
      cells.filter(
        (other) =>
          isNextTo(bottom(other), cell.y) &&
          covers(other.x, right(other), cell.x, right(cell)) &&
          // Rows without columns don't head each other, but a row without a blank heads those below it.
          !(isRow && (cell.left || other.width < cell.width + MIN_SIZE.width)),
      ),
    );
  }
  return cells;
}

/**
 * Returns whether what looks like a row between lines is part of a closed cell, whose borders are drawn column by
 * column.
 */
function isPieceOf(room: Rect, cell: Rect): boolean {
  const width = Math.min(right(room), right(cell)) - Math.max(room.x, cell.x);
  const height = Math.min(bottom(room), bottom(cell)) - Math.max(room.y, cell.y);
  if (width < MIN_SIZE.width || height < MIN_SIZE.height) return false;
  const isWithin = room.y > cell.y + NEAR || bottom(room) < bottom(cell) - NEAR;
  return !isWithin || width < room.width - NEAR || height < room.height - NEAR;
}

/** Finds the nearest right and bottom edges that close a cell with this corner. */
function closeCell(top: Rect, left: Rect, others: readonly Rect[], horizontals: readonly Rect[]): Rect | null {
  for (const side of others) {
    const width = side.x - left.x;
    if (width < MIN_SIZE.width) continue;
    const floor = horizontals
      .filter((line) => line.y > top.y + MIN_SIZE.height && line.y <= Math.min(bottom(left), bottom(side)) + NEAR)
      .filter((line) => line.x <= left.x + NEAR && right(line) >= side.x - NEAR)
      .toSorted((a, b) => a.y - b.y)[0];
    if (floor) return { x: left.x, y: top.y, width, height: floor.y - top.y };
  }
  return null;
}

const touches = (horizontal: Rect, vertical: Rect) =>
  vertical.x >= horizontal.x - NEAR &&
  vertical.x <= right(horizontal) + NEAR &&
  horizontal.y >= vertical.y - NEAR &&
  horizontal.y <= bottom(vertical) + NEAR;

/** Returns whether one edge is next to another. Cells with borders of their own can be a little apart. */
const isNextTo = (end: number, start: number): boolean => start - end > -NEAR && start - end < SPACING;

const covers = (from: number, to: number, innerFrom: number, innerTo: number) =>
  from <= innerFrom + NEAR && to >= innerTo - NEAR;

/** Returns the cell around a rectangle's centre, the innermost one in nested tables. */
export const cellAround = (place: Rect, cells: readonly Cell[]): Cell | null =>
  smallest(cells.filter((cell) => holds(cell, place)));

function holds(cell: Rect, place: Rect): boolean {
  const x = place.x + place.width / 2;
  return x > cell.x && x < right(cell) && middle(place) > cell.y && middle(place) < bottom(cell);
}

const smallest = (cells: readonly Cell[]): Cell | null =>
  cells.toSorted((a, b) => a.width * a.height - b.width * b.height)[0] ?? null;

/** Merges collinear segments, because tables are often drawn cell by cell. */
function merged(lines: readonly Rect[], along: 'x' | 'y'): Rect[] {
  const across = along === 'x' ? 'y' : 'x';
  const length = along === 'x' ? 'width' : 'height';
  const out: Rect[] = [];
  const sorted = lines.toSorted((a, b) => Math.round((a[across] - b[across]) / NEAR) || a[along] - b[along]);
  for (const line of sorted) {
    const last = out.findLast(
      (known) =>
        Math.abs(known[across] - line[across]) <= NEAR &&
        line[along] <= known[along] + known[length] + NEAR &&
        line[along] >= known[along] - NEAR,
    );
    if (last) last[length] = Math.max(last[length], line[along] + line[length] - last[along]);
    else out.push({ ...line, width: along === 'x' ? line.width : 0, height: along === 'x' ? 0 : line.height });
  }
  return out;
}

/** Returns the header of a cell's column, which may be above rows with examples. */
export function headOf(cell: Cell): CellLabel | null {
  const nearest = labelledAbove(cell);
  const label = nearest && labelIn(stackedHead(cell, nearest) ?? headOverExamples(nearest));
  return label && withoutRemark(label);
}

/** Drops a long remark from a header, as in 월 소득액 (소득월액·보수월액·월평균보수액). */
function withoutRemark(label: CellLabel): CellLabel {
  const remark = label.words.findIndex(({ text }) => text.startsWith('('));
  // A heading with an instruction heads no column.
  if (label.text.length <= MAX_HEAD || remark < 1 || label.text.includes('.')) return label;
  const words = label.words.slice(0, remark);
  return { text: words.map(({ text }) => text).join(''), words };
}

/**
 * Returns the header in line with the cell if two headers are stacked, as 성명 over 주민등록번호, and each row below is as
 * high as both of their blanks. Returns null in other columns.
 */
function stackedHead(cell: Cell, nearest: Cell): Cell | null {
  const upper = nearest.above;
  if (!upper || !isAligned(upper, nearest) || !labelIn(upper) || labelIn(upper)?.text === '') return null;
  let row = cell.left;
  while (row && !(ROW_NUMBER.test(cellText(row)) && cellText(row) !== '')) row = row.left;
  if (!row || Math.abs(row.height - 2 * cell.height) > cell.height / 2) return null;
  return Math.abs(cell.y - row.y) < NEAR ? upper : nearest;
}

/** Returns the headers above a column's header that head several columns, the nearest first. */
export function groupHeadsOf(cell: Cell): CellLabel[] {
  const nearest = labelledAbove(cell);
  const groups: CellLabel[] = [];
  let head = nearest && headOverExamples(nearest);
  while (head?.above && head.above.width > head.width + MIN_SIZE.width) {
    const group = labelIn(head.above);
    if (!group || group.text === '') break;
    groups.push(group);
    head = head.above;
  }
  return groups;
}

/** Returns the nearest words above a cell, which may be an example. */
export function wordsAbove(cell: Cell): CellLabel | null {
  const nearest = labelledAbove(cell);
  return nearest && labelIn(nearest);
}

function labelledAbove(cell: Cell): Cell | null {
  let above = cell.above;
  for (let step = 0; above && step < FARTHEST; step += 1) {
    if (labelIn(above)) return above;
    above = above.above;
  }
  return null;
}

/** Returns the topmost of the cells as wide as this one, without a blank between them, unless this is the label. */
function headOverExamples(cell: Cell): Cell {
  let top = cell;
  while (top.above && isInRowAbove(top.above, top) && cellText(top.above) !== '') top = top.above;
  const isLabel = labelIn(top) && (isKnownLabel(cellText(top)) || !isKnownLabel(cellText(cell)));
  return isLabel ? top : cell;
}

/** Returns whether the cell above is of a row with the same columns, as far as the cells on the left show. */
const isInRowAbove = (above: Cell, cell: Cell): boolean =>
  isAligned(above, cell) &&
  (above.left === null || cell.left === null ? above.left === cell.left : isAligned(above.left, cell.left));

const isAligned = (one: Rect, other: Rect) =>
  Math.abs(one.x - other.x) < NEAR && Math.abs(right(one) - right(other)) < NEAR;

/** Cells with only the units of a date, time or amount, or only checkboxes, are blanks. */
const OPEN =
  /^[□☐▢◻❏○◯①-⑨]$|^(?:20)?_*년_*월_*일[시분_]*$|^(?:20)?\.{3}$|^[시분~∼∼–—‐-]+$|^일?금.*원정|^[□☐▢◻❏].*[□☐▢◻❏]/;

/** Cached, because every blank looks up the labels around it. */
const labels = new WeakMap<Cell, CellLabel | null>();

/** Returns a cell's text, unless it is a row number, a unit or a blank. */
export function labelIn(cell: Cell): CellLabel | null {
  const known = labels.get(cell);
  if (known !== undefined) return known;
  const label = readLabel(cell);
  labels.set(cell, label);
  return label;
}

function readLabel(cell: Cell): CellLabel | null {
  const text = cellText(cell);
  if (OPEN.test(text) || hasDate(cell.words)) return null;
  // On its own, 시간 is more often a heading (time) than a unit (hours).
  const isOnlyUnit = text !== '시간' && isUnit(text.replaceAll('_', ''));
  return ROW_NUMBER.test(text) || isOnlyUnit ? null : { text, words: cell.words };
}

/** Returns whether the words contain a date to fill in, as in 착공    년    월    일, but not 생 년 월 일. */
function hasDate(words: readonly SeenWord[]): boolean {
  const [year, month] = ['년', '월'].map((unit) => words.find(({ text }) => text === unit));
  if (!year || !month || Math.abs(middle(year) - middle(month)) > year.height / 2) return false;
  return month.x - right(year) > DATE_SPACE * year.height && !words.some(({ text }) => text === '생');
}

export const cellText = ({ words }: Cell): string =>
  words
    .toSorted((a, b) => Math.round((a.y - b.y) / 6) || a.x - b.x)
    .map(({ text }) => text)
    .join('');
