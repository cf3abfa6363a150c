import type { Rect } from '../../geometry.ts';
import { middle, right, type SeenPage } from './seen.ts';

const NEAR = 3;
const MIN_WIDTH = 20;
const MIN_HEADED = 3;
const MIN_CROSSED = 2;
/** More pieces are the grid of a whole page, whose cells span several. */
const MAX_COLUMNS = 6;
/** The widest space between the words of one text, in line heights. */
const MAX_SPACE = 0.8;
const HEIGHT = { least: 14, most: 150 };

type Row = Rect[];

/** Finds the cells of tables that have lines between rows but not between columns. */
export function openRows(page: SeenPage): Rect[] {
  const rows = rowsOf(page);
  return rows.flatMap((row, index) => {
    const stack = stackFrom(row, rows.slice(0, index));
    const above = stack[1];
    const next = rows.slice(index + 1).find((other) => isOver(row, other));
    const height = above ? levelOf(row) - levelOf(above) : next ? levelOf(next) - levelOf(row) : 0;
    if (height === 0) return [];
    const cells = cellsOver(row, height);
    if (isHeaded(stack, page)) return cells;
    return isCrossed(cells, page) || !hasWords(stack, page) ? [] : mergedRooms(cells, page);
  });
}

const cellsOver = (row: Row, height: number): Rect[] =>
  row.map((rule) => ({ x: rule.x, y: rule.y - height, width: rule.width, height }));

/** Returns whether a row above has the same columns (at least three) with words in all of them. */
const isHeaded = ([row = [], ...heads]: readonly Row[], page: SeenPage): boolean =>
  row.length >= MIN_HEADED &&
  heads.some(
    (head, index) =>
      head.length === row.length && cellsBelow(heads[index + 1], head).every((cell) => !isEmpty(cell, page)),
  );

/** Returns whether the row or one above it has words. Otherwise, the lines are those of the space between two tables. */
const hasWords = (stack: readonly Row[], page: SeenPage): boolean =>
  stack.some((row, index) => cellsBelow(stack[index + 1], row).some((cell) => !isEmpty(cell, page)));

/** Returns a row and the rows above it in its table, from the lowest to the highest. */
function stackFrom(row: Row, before: readonly Row[]): Row[] {
  const stack = [row];
  for (const above of before.toReversed()) if (isOver(above, stack.at(-1) ?? row)) stack.push(above);
  return stack;
}

const cellsBelow = (above: Row | undefined, row: Row): Rect[] =>
  cellsOver(row, above ? levelOf(row) - levelOf(above) : HEIGHT.least);

/** Returns whether texts run across several columns, so that the cells span them. One may be a heading of the rows below. */
function isCrossed(cells: readonly Rect[], { words }: SeenPage): boolean {
  const [first] = cells;
  const last = cells.at(-1);
  if (!first || !last) return false;
  const row = { x: first.x, y: first.y, width: right(last) - first.x, height: first.height };
  const own = words.filter((word) => !isEmpty(row, { words: [word] })).toSorted((a, b) => a.y - b.y || a.x - b.x);
  const crossed = cells.slice(1).filter(({ x }) =>
    own.some((word) => {
      const next = own.find((other) => other.x > word.x && Math.abs(other.y - word.y) < word.height / 2);
      // Spread-out characters, as in 작 성 방 법, are words of their own.
      const isSpread = next !== undefined && next.x - right(word) < MAX_SPACE * word.height && word.text.length === 1;
      return word.x < x - NEAR && (right(word) > x + NEAR || (isSpread && right(word) < x && next.x > x - NEAR));
    }),
  );
  return crossed.length >= (cells.length > MAX_COLUMNS ? 1 : MIN_CROSSED);
}

function rowsOf({ horizontals, verticals }: SeenPage): Row[] {
  const rules = horizontals
    .filter(({ width }) => width >= MIN_WIDTH)
    .toSorted((a, b) => Math.round((a.y - b.y) / NEAR) || a.x - b.x);
  const rows: Row[] = [];
  for (const rule of rules) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (last && Math.abs(last.y - rule.y) < NEAR && Math.abs(right(last) - rule.x) < NEAR) row?.push(rule);
    else rows.push([rule]);
  }
  // If a side meets any piece of a line, the line belongs to a closed table.
  const isOpen = (row: Row) => !row.some((rule) => verticals.some((line) => crosses(rule, line)));
  return rows.filter((row) => row.length > 1 && isOpen(row));
}

const crosses = (rule: Rect, line: Rect) =>
  line.y <= rule.y + NEAR &&
  line.y + line.height >= rule.y - NEAR &&
  line.x >= rule.x - NEAR &&
  line.x <= right(rule) + NEAR;

const levelOf = (row: Row): number => row[0]?.y ?? 0;

function isOver(above: Row, below: Row): boolean {
  const [first, last, start, end] = [above[0], above.at(-1), below[0], below.at(-1)];
  if (!first || !last || !start || !end) return false;
  const height = start.y - first.y;
  const isAligned = Math.abs(first.x - start.x) < NEAR && Math.abs(right(last) - right(end)) < NEAR;
  return isAligned && sharesColumns(above, below) && height >= HEIGHT.least && height <= HEIGHT.most;
}

/** Merges a row's adjacent empty cells if it contains text. An empty row keeps its header's columns. */
function mergedRooms(cells: Rect[], page: SeenPage): Rect[] {
  if (cells.every((cell) => isEmpty(cell, page))) return cells;
  const merged: Rect[] = [];
  for (const cell of cells) {
    const last = merged.at(-1);
    if (last && isEmpty(last, page) && isEmpty(cell, page)) last.width = right(cell) - last.x;
    else merged.push({ ...cell });
  }
  return merged;
}

const isEmpty = (cell: Rect, { words }: Pick<SeenPage, 'words'>): boolean =>
  !words.some(
    (word) =>
      word.x + word.width / 2 > cell.x &&
      word.x + word.width / 2 < right(cell) &&
      middle(word) > cell.y &&
      middle(word) < cell.y + cell.height,
  );

/** Returns whether every column of the row with fewer cells starts at one of the other row's, as in one table. */
function sharesColumns(above: Row, below: Row): boolean {
  const [some, others] = [above, below]
    .map((row) => row.slice(1).map(({ x }) => x))
    .toSorted((a, b) => a.length - b.length);
  return some?.every((x) => others?.some((other) => Math.abs(other - x) < NEAR)) ?? false;
}
