import type { Rect } from '../../geometry.ts';
import { edgesOfRow, edgesOfShades, findHeadedColumns } from './headed-columns.ts';
import { bottom, middle, right, type SeenPage, type SeenWord } from './seen.ts';

const NEAR = 3;
const MIN_RULES = 4;
/** As a share of the page's width. Narrower lines are for signing on. */
const MIN_WIDTH = 0.6;
const ROW = { least: 13, most: 150 };
/** The smallest width of the empty strip between labels and answers. */
const STRIP = 10;
const STEP = 2;
/** The share of a row's width within which its label ends. */
const LABEL_SHARE = 0.45;
/** If a smaller share of rows has a label, the lines are for writing on. */
const LABELLED = 0.7;
const NUMBER = /^[\d.)]*$/;

type Table = { rules: Rect[]; inner: Rect[] };
export type RuledCell = { rect: Rect; isHeaded: boolean };
type Row = { top: number; floor: number; words: SeenWord[] };

/**
 * Finds the cells of tables with lines between rows only. Labels end where a line starts farther right, below a label
 * for several rows, or else at an empty strip down all rows.
 */
export function ruledRows(
  { info, words, fills }: SeenPage,
  horizontals: readonly Rect[],
  verticals: readonly Rect[],
): RuledCell[] {
  const pageWidth = info.rotation % 180 === 0 ? info.width : info.height;
  const wide = horizontals.filter((rule) => rule.width >= MIN_WIDTH * pageWidth).toSorted((a, b) => a.y - b.y);
  const isOpen = (rule: Rect) => !verticals.some((line) => meets(line, rule));
  const rules = wide.filter(isOpen);
  const closed = wide.filter((rule) => !isOpen(rule));
  return rules.length < MIN_RULES ? [] : tablesOf(rules, closed).flatMap((table) => cellsOf(table, words, fills));
}

/** Stacks each table's lines. A row can't span another table, whose lines are closed at their ends. */
function tablesOf(rules: readonly Rect[], closed: readonly Rect[]): Table[] {
  const stacks: Rect[][] = [];
  for (const rule of rules) {
    const stack = stacks.findLast(([first]) => first && isAlike(first, rule));
    const top = stack?.at(-1)?.y ?? 0;
    const height = rule.y - top;
    const isRow = height >= ROW.least && height <= ROW.most && !closed.some(({ y }) => y > top && y < rule.y);
    if (stack && isRow) stack.push(rule);
    else stacks.push([rule]);
  }
  const tables = stacks.flatMap((known) => {
    const [first] = known;
    const last = known.at(-1);
    if (!first || !last || known.length < MIN_RULES) return [];
    const inner = rules.filter(
      (rule) =>
        rule.y > first.y + NEAR &&
        rule.y < last.y - NEAR &&
        rule.x > first.x + ROW.least &&
        Math.abs(right(rule) - right(first)) < NEAR,
    );
    return [{ rules: known, inner }];
  });
  return tables.filter(({ rules: [first] }) => first && !tables.some(({ inner }) => inner.includes(first)));
}

const isAlike = (a: Rect, b: Rect) => Math.abs(a.x - b.x) < NEAR && Math.abs(right(a) - right(b)) < NEAR;

const meets = (line: Rect, rule: Rect) =>
  line.y <= rule.y + NEAR && bottom(line) >= rule.y - NEAR && line.x >= rule.x - NEAR && line.x <= right(rule) + NEAR;

function cellsOf({ rules, inner }: Table, words: readonly SeenWord[], fills: readonly Rect[]): RuledCell[] {
  const [first] = rules;
  if (!first) return [];
  const rows = rules.slice(1).map((rule, index): Row => {
    const top = rules[index]?.y ?? first.y;
    const isIn = (word: SeenWord) => middle(word) > top && middle(word) < rule.y && isOver(word, first);
    return { top, floor: rule.y, words: words.filter(isIn) };
  });
  const columns =
    inner.length === 0
      ? findHeadedColumns(
          rows.map((row) => row.words),
          first,
          edgesOfShades(fills, { ...first, height: (rules[1]?.y ?? first.y) - first.y }),
        )
      : null;
  if (columns)
    return rows.flatMap(({ top, floor, words: own }) =>
      columnsOf(edgesOfRow(columns, own), top, floor).map((rect) => ({ rect, isHeaded: true })),
    );
  return labelledRows(rows, inner, first).map((rect) => ({ rect, isHeaded: false }));
}

function labelledRows(rows: readonly Row[], inner: readonly Rect[], first: Rect): Rect[] {
  const edge = inner[0]?.x ?? stripAfterLabels(rows, first);
  if (edge === null || inner.some(({ x }) => Math.abs(x - edge) > NEAR)) return [];
  const labels = rows.map((row) => row.words.filter((word) => right(word) < edge + NEAR));
  const named = labels.filter((label) => !NUMBER.test(label.map(({ text }) => text).join('')));
  if (named.length < LABELLED * rows.length) return [];
  const usual = usualFont(named);
  return rows.flatMap((row, index) => {
    const label = labels[index] ?? [];
    const whole = { x: first.x, y: row.top, width: first.width, height: row.floor - row.top };
    const isHeading = row.words.length === label.length && label.some(({ font }) => font !== usual);
    if (label.length === 0 || isHeading) return [whole];
    const breaks = inner.map(({ y }) => y).filter((y) => y > row.top + NEAR && y < row.floor - NEAR);
    const heights = [row.top, ...breaks, row.floor];
    return [
      { ...whole, width: edge - first.x },
      ...heights.slice(1).map((floor, at) => {
        const top = heights[at] ?? row.top;
        return { x: edge, y: top, width: right(first) - edge, height: floor - top };
      }),
    ];
  });
}

const columnsOf = (edges: readonly number[], top: number, floor: number): Rect[] =>
  edges.slice(1).map((end, index) => {
    const x = edges[index] ?? end;
    return { x, y: top, width: end - x, height: floor - top };
  });

const isOver = (word: Rect, rule: Rect) => word.x > rule.x - NEAR && right(word) < right(rule) + NEAR;

/** Returns the right edge of the first empty strip with words to its left in nearly every row. */
function stripAfterLabels(rows: readonly Row[], { x: start, width }: Rect): number | null {
  const all = rows.flatMap(({ words }) => words);
  for (let x = start + STRIP; x < start + LABEL_SHARE * width; x += STEP) {
    if (all.some((word) => word.x < x + STRIP && right(word) > x)) continue;
    const labels = rows.map(({ words }) => words.filter((word) => right(word) <= x).map(({ text }) => text));
    const whole = labels.filter((label) => label.join('').length > 1);
    if (whole.length >= LABELLED * rows.length && labels.every((label) => label.join('').length !== 1))
      return x + STRIP;
  }
  return null;
}

function usualFont(labels: readonly SeenWord[][]): string | undefined {
  const fonts = labels.flatMap(([first]) => first?.font ?? []);
  const count = (font: string) => fonts.filter((other) => other === font).length;
  return fonts.toSorted((a, b) => count(b) - count(a))[0];
}
