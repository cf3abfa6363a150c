import { fromUserSpace, seenSize, type PageInfo } from '../geometry.ts';
import { tableCells, type Cell } from '../suggest/cells.ts';
import { middle, right, seenPage, type PageContent, type SeenWord } from '../suggest/seen.ts';
import { partedByColumns, type Line } from './text-columns.ts';
import { seenRect } from '../../../rules/page-geometry.ts';

/** Texts that belong together, from where on the page on they are read. */
type Block = { y: number; texts: string[] };

const SAME_TOP = 3;
/** Of a cell that is still read as part of its row; a longer one is a text of its own. */
const MAX_LINES_IN_ROW = 3;
/** Of the height of the text: words whose middles are nearer stand on one line. */
const SAME_LINE = 0.5;
/** Of the same: words nearer than that are parted by a change of font alone. */
const SPACE = 0.1;

/** What is written on a page, as it is read aloud: from top to bottom, line by line, tables row by row. */
export function readingLines(content: PageContent): string[] {
  const page = seenPage({ ...content, words: content.words.filter(({ box }) => isOnPage(box, content.info)) });
  const cells = tableCells(page).filter(({ words }) => words.length > 0);
  const inCells = new Set(cells.flatMap(({ words }) => words));
  const free = partedByColumns(linesOf(page.words.filter((word) => !inCells.has(word)))).map(blockOf);
  const blocks = [...free, ...rowsOf(cells).flatMap(blocksOfRow)];
  return blocks.toSorted((a, b) => a.y - b.y).flatMap(({ texts }) => texts);
}

/** What lies outside of the page is not in its picture either. */
function isOnPage(box: PageContent['words'][number]['box'], info: PageInfo): boolean {
  const { x, y, width, height } = seenRect(fromUserSpace(box, info), info);
  const size = seenSize(info);
  const [across, down] = [x + width / 2, y + height / 2];
  return across >= 0 && across <= size.width && down >= 0 && down <= size.height;
}

/** Cells that begin at one height, from left to right. */
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
  // A frame around a text is no table: what stands between its lines is read between them.
  if (!first || row.length === 1) return cells.flatMap(partedByColumns).map(blockOf);
  const isShort = cells.every((lines) => lines.length <= MAX_LINES_IN_ROW);
  const texts = cells.map((lines) => lines.map(textOf));
  return [{ y: first.y, texts: isShort ? [texts.map((cell) => cell.join(' ')).join('; ')] : texts.flat() }];
}

/** From top to bottom, each from left to right. Words come by height, so that only the line before can go on. */
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
