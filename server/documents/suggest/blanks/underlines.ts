import type { Rect } from '../../geometry.ts';
import { cellAround, type Cell } from '../page/cells.ts';
import { isKnownLabel } from '../names/labels.ts';
import { isUnitWord } from '../names/sentences.ts';
import { mayNameParty } from '../parties/party-names.ts';
import type { Room } from './room.ts';
import { bottom, middle, right, type SeenPage, type SeenWord } from '../page/seen.ts';
import { joined, type TextLine } from '../page/text-lines.ts';

const MIN_LINE = 14;
/** The smallest width of a line for one or two digits right before their unit, as in __시 __분. */
const MIN_UNIT_LINE = 9;
const MAX_COVERED = 0.4;
/** How far below an underline its label can be, in label heights. */
const MAX_BELOW = 0.6;
const HEIGHT = 16;
const FOOTNOTE = /^(?:\d{1,2}\)?(?=\D|$)|[*†※])/;
/** The share of the page's width from which a line in pieces is a border. */
const MIN_RULE = 0.6;
/** The minimum space beside a title in the middle of a line. */
const MIN_SIDE = 24;
/** The minimum width of a line across one of two columns. */
const MIN_BLOCK = 200;
/** How far below a footnote separator the first footnote can be, in line heights. */
const MAX_FOOTNOTE = 1.5;

/** Finds horizontal lines outside tables without text above them. */
export function underlines(page: SeenPage, lines: readonly TextLine[], cells: readonly Cell[]): Room[] {
  const free = page.horizontals.filter(
    (line) =>
      line.width >= MIN_UNIT_LINE &&
      line.width < page.info.width * 0.8 &&
      !page.verticals.some((other) => meets(line, other)) &&
      !cells.some((cell) => isEdge(line, cell)) &&
      !isPieceOfRule(line, page),
  );
  return free.flatMap((line) => {
    const near = lineAt(line, lines, cells);
    const words = near?.words ?? [];
    if (line.width < MIN_LINE && !isBeforeUnit(line, words)) return [];
    if (isHeading(line, words) || isTitle(line, words, free) || (words.length === 0 && opens(line, lines, free)))
      return [];
    return freeParts(line, words).map((part) => {
      const rect = { x: part.x, y: line.y - HEIGHT, width: part.width, height: HEIGHT };
      const before = words.filter((word) => right(word) <= part.x + 3);
      const under = before.length > 0 ? [] : labelUnder(part, lines);
      const after = under.length > 0 ? [] : words.filter((word) => word.x >= right(part) - 3);
      const [own, below] = under.length > 0 ? [under, []] : [before, near?.below ?? []];
      return { rect, before: own, after, below, confidence: 0.85 };
    });
  });
}

/** Returns whether the line continues others across the page, as the borders of cells do. */
function isPieceOfRule(line: Rect, { horizontals, info }: SeenPage): boolean {
  let [from, to] = [line.x, right(line)];
  const level = horizontals.filter((other) => Math.abs(other.y - line.y) < 2).toSorted((a, b) => a.x - b.x);
  for (const other of level) if (other.x <= to + 2 && right(other) > to) to = right(other);
  for (const other of level.toReversed()) if (right(other) >= from - 2 && other.x < from) from = other.x;
  return to - from > line.width + 2 && to - from > info.width * MIN_RULE;
}

/** Returns the line of text that the underline continues: in the same cell, to the left if possible. */
function lineAt(line: Rect, lines: readonly TextLine[], cells: readonly Cell[]): TextLine | undefined {
  const cell = cellAround({ x: line.x, y: line.y - HEIGHT / 2, width: line.width, height: 1 }, cells);
  const level = lines.filter((text) => text.cell === cell && line.y >= middle(text) - 2 && line.y <= bottom(text) + 8);
  return level.findLast(({ x }) => x <= line.x) ?? level[0];
}

/** Returns the label below an underline, such as 성명 or Signature, left-aligned or centred. */
function labelUnder(line: Rect, lines: readonly TextLine[]): SeenWord[] {
  const under = lines
    .filter((text) => middle(text) > line.y && text.y - line.y < text.height * MAX_BELOW)
    .flatMap(({ words }) => words.filter((word) => word.x > line.x - 3 && right(word) < right(line) + 3));
  return isKnownLabel(joined(under)) ? under : [];
}

const isBeforeUnit = (line: Rect, words: readonly SeenWord[]): boolean =>
  words.some((word) => Math.abs(word.x - right(line)) < 4 && isUnitWord(word.text));

/** Returns whether the line just underlines the text above it. */
const isHeading = (line: Rect, words: readonly SeenWord[]) =>
  words
    .filter((word) => right(word) > line.x + 2 && word.x < right(line) - 2)
    .reduce((sum, { width }) => sum + width, 0) >
  line.width * MAX_COVERED;

/** Whether the line is below the title of a block: a party in its middle, or any noun of two blocks side by side. */
function isTitle(line: Rect, words: readonly SeenWord[], all: readonly Rect[]): boolean {
  const over = words.filter((word) => right(word) > line.x + 2 && word.x < right(line) - 2);
  const [first] = over;
  const last = over.at(-1);
  const text = joined(over);
  if (!first || !last || isKnownLabel(text) || !/^[가-힣]{1,6}(?:\([가-힣]+\))?$/.test(text)) return false;
  const [before, after] = [first.x - line.x, right(line) - right(last)];
  const isCentred = before > MIN_SIDE && Math.abs(before - after) < 4 && mayNameParty(text);
  return isCentred || (before < 3 && line.width > MIN_BLOCK && all.some((other) => isTwin(line, other)));
}

/** Returns whether a line without words above it introduces what is below: footnotes, or one of two blocks side by side. */
const opens = (line: Rect, lines: readonly TextLine[], all: readonly Rect[]): boolean =>
  opensFootnotes(line, lines) ||
  (line.width > MIN_BLOCK && labelUnder(line, lines).length === 0 && all.some((other) => isTwin(line, other)));

const isTwin = (line: Rect, other: Rect): boolean =>
  Math.abs(line.y - other.y) < 2 && Math.abs(line.width - other.width) < 4 && Math.abs(line.x - other.x) > line.width;

/** Returns whether the line separates text from footnotes, such as 1) or *. */
const opensFootnotes = (line: Rect, lines: readonly TextLine[]) =>
  lines.some(
    (text) =>
      text.y > line.y - 2 &&
      text.y - line.y < text.height * MAX_FOOTNOTE &&
      Math.abs(text.x - line.x) < text.height / 2 &&
      FOOTNOTE.test(text.words[0]?.text ?? ''),
  );

const meets = (line: Rect, other: Rect) =>
  other.y <= line.y + 1 && bottom(other) >= line.y - 1 && other.x >= line.x - 2 && other.x <= right(line) + 2;

const isEdge = (line: Rect, cell: Rect) =>
  (Math.abs(line.y - cell.y) < 3 || Math.abs(line.y - bottom(cell)) < 3) &&
  line.x < right(cell) - 3 &&
  right(line) > cell.x + 3;

function freeParts(line: Rect, words: readonly SeenWord[]): Rect[] {
  const parts: Rect[] = [];
  let from = line.x;
  const over = words.filter((word) => right(word) > line.x + 2 && word.x < right(line) - 2);
  for (const word of over) {
    if (word.x - from >= MIN_UNIT_LINE) parts.push({ ...line, x: from, width: word.x - from });
    from = Math.max(from, right(word));
  }
  if (right(line) - from >= MIN_UNIT_LINE) parts.push({ ...line, x: from, width: right(line) - from });
  return parts;
}
