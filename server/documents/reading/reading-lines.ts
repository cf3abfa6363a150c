import { fromUserSpace, getDisplaySize, type PageInfo } from '../geometry.ts';
import { tableCells, type Cell } from '../suggest/page/cells.ts';
import { middle, right, toDisplayPage, type PageContent, type SeenWord } from '../suggest/page/seen.ts';
import { orderByColumns, type Line } from './text-columns.ts';
import { toDisplayRect } from '../../../rules/page-geometry.ts';

/** Text that is read together. Blocks are ordered by `y`. */
type Block = { y: number; texts: string[] };

const SAME_TOP = 3;
/** A row with a taller cell is read cell by cell instead of as one sentence. */
const MAX_LINES_IN_ROW = 3;
/** The largest vertical distance between the centres of words on a line, as a fraction of their height. */
const SAME_LINE = 0.5;
/** The smallest space between words, as a fraction of their height. Smaller gaps come from a change of font. */
const SPACE = 0.1;

/** Lists a page's text in reading order: top to bottom, and tables row by row. */
export function listReadingLines(content: PageContent): string[] {
  const page = toDisplayPage({ ...content, words: content.words.filter(({ box }) => isOnPage(box, content.info)) });
  const cells = tableCells(page).filter(({ words }) => words.length > 0);
  const inCells = new Set(cells.flatMap(({ words }) => words));
  const free = orderByColumns(linesOf(page.words.filter((word) => !inCells.has(word)))).map(blockOf);
  const blocks = [...free, ...rowsOf(cells).flatMap(blocksOfRow)];
  return blocks.toSorted((a, b) => a.y - b.y).flatMap(({ texts }) => texts);
}

function isOnPage(box: PageContent['words'][number]['box'], info: PageInfo): boolean {
  const { x, y, width, height } = toDisplayRect(fromUserSpace(box, info), info);
  const size = getDisplaySize(info);
  const [across, down] = [x + width / 2, y + height / 2];
  return across >= 0 && across <= size.width && down >= 0 && down <= size.height;
}

/** Groups cells with the same top edge into rows, each from left to right. */
function rowsOf(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of cells.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row?.[0] && cell.y - row[0].y <= SAME_TOP) row.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

function blocksOfRow(row: readonly Cell[]): Block[] {
  const cells = row.map(({ words }) => linesOf(words));
  const [first] = row;
  // A frame isn't a table, so its text is read with the lines around it.
  if (!first || row.length === 1) return cells.flatMap(orderByColumns).map(blockOf);
  const isShort = cells.every((lines) => lines.length <= MAX_LINES_IN_ROW);
  const texts = cells.map((lines) => lines.map(textOf));
  return [{ y: first.y, texts: isShort ? [texts.map((cell) => cell.join(' ')).join('; ')] : texts.flat() }];
}

/**
 * Groups words into lines, each from left to right. Words are sorted by height first, so only the last line can
 * continue.
 */
function linesOf(words: readonly SeenWord[]): Line[] {
  const lines: Line[] = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const before = lines.at(-1)?.at(-1);
    if (before && middle(word) - middle(before) < SAME_LINE * Math.min(before.height, word.height))
      lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}

const blockOf = (lines: readonly Line[]): Block => ({
  y: Math.min(...lines.flat().map(middle)),
  texts: lines.map(textOf),
});

const textOf = (line: Line): string =>
  line.reduce((text, word, index) => text + (isParted(line[index - 1], word) ? ' ' : '') + word.text, '');

const isParted = (before: SeenWord | undefined, word: SeenWord) =>
  before !== undefined && word.x - right(before) > SPACE * Math.min(before.height, word.height);
