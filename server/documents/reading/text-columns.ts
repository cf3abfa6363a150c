import { middle, right, type SeenWord } from '../suggest/page/seen.ts';

export type Line = SeenWord[];
type Gap = { from: number; to: number };

/** The smallest gap between columns in points, wider than any space. */
const GUTTER = 10;
const MIN_LINES = 5;
/** In line heights. No gap between paragraphs is larger. */
const FAR = 4;
/** The smallest share of the text's width that a column can have. Narrower ones are numbers or labels. */
const MIN_SHARE = 0.3;
/** Most lines of running text end near the right edge. Lines of a form end anywhere. */
const FULL = 0.7;
const MOSTLY = 0.6;

/** Orders lines for reading: if there are two columns, the left one comes first. */
export function orderByColumns(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [];
  for (let at = 0; at < lines.length;) {
    const found = columnsFrom(lines, at);
    parts.push(found?.inOrder ?? lines.slice(at, at + 1));
    at += found?.count ?? 1;
  }
  return parts;
}

function columnsFrom(lines: readonly Line[], at: number) {
  for (const gap of gapsAt(lines, at)) {
    const { count, gutter } = followDown(lines, at, gap);
    const both = lines.slice(at, at + count);
    const left = both.map((line) => line.filter((word) => right(word) <= gutter.from)).filter(isFilled);
    const rest = both.map((line) => line.filter((word) => word.x >= gutter.to)).filter(isFilled);
    if (areColumns(left, rest)) return { count, inOrder: [...left, ...rest] };
  }
  return null;
}

/** Finds a line's gaps. Includes the next line, because columns can be slightly offset in height. */
function gapsAt(lines: readonly Line[], at: number): Gap[] {
  const line = lines[at] ?? [];
  const places = [...line, ...(lines[at + 1] ?? [])].toSorted((a, b) => a.x - b.x);
  const gaps: Gap[] = [];
  let end = Infinity;
  for (const word of places) {
    if (word.x - end >= GUTTER) gaps.push({ from: end, to: word.x });
    end = end === Infinity ? right(word) : Math.max(end, right(word));
  }
  return gaps;
}

function followDown(lines: readonly Line[], at: number, gap: Gap): { count: number; gutter: Gap } {
  let gutter = gap;
  let count = 0;
  for (const line of lines.slice(at)) {
    const centre = (gutter.from + gutter.to) / 2;
    const next = {
      from: Math.max(gutter.from, ...line.filter((word) => word.x < centre).map(right)),
      to: Math.min(gutter.to, ...line.filter((word) => word.x >= centre).map(({ x }) => x)),
    };
    if (widthOf(next) < GUTTER || (count > 0 && isFarBelow(lines[at + count - 1], line))) break;
    gutter = next;
    count += 1;
  }
  return { count, gutter };
}

function isFarBelow(before: Line | undefined, line: Line): boolean {
  const [above, below] = [before?.[0], line[0]];
  return above !== undefined && below !== undefined && middle(below) - middle(above) > FAR * below.height;
}

function areColumns(left: readonly Line[], rest: readonly Line[]): boolean {
  if (left.length < MIN_LINES || rest.length < MIN_LINES) return false;
  const [a, b] = [spanOf(left.flat()), spanOf(rest.flat())];
  const least = MIN_SHARE * (b.to - a.from);
  return widthOf(a) >= least && widthOf(b) >= least && isRunning(left, a) && isRunning(rest, b);
}

const isRunning = (lines: readonly Line[], column: Gap) =>
  lines.filter((line) => widthOf(spanOf(line)) >= FULL * widthOf(column)).length >= MOSTLY * lines.length;

const isFilled = ({ length }: Line) => length > 0;
const widthOf = ({ from, to }: Gap) => to - from;
const spanOf = (words: readonly SeenWord[]): Gap => ({
  from: Math.min(...words.map(({ x }) => x)),
  to: Math.max(...words.map(right)),
});
