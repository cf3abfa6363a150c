import type { DrawnLine } from './page-paths.ts';

const MAX_PIECE = 12;
const MAX_SPACE = 8;
const MIN_LINE = 14;
const MIN_PIECES = 4;
const SAME_LEVEL = 0.5;

/** A segment's extent along the line, and its position across it. */
type Piece = { from: number; to: number; level: number; thickness: number };
type Direction = DrawnLine['direction'];

export function joinDottedLines(lines: readonly DrawnLine[]): DrawnLine[] {
  const pieces = lines.filter(({ box }) => Math.max(box[2] - box[0], box[3] - box[1]) <= MAX_PIECE);
  return (['HORIZONTAL', 'VERTICAL'] as const).flatMap((direction) =>
    joined(
      pieces.filter((piece) => piece.direction === direction || isDot(piece)).map((piece) => pieceOf(piece, direction)),
    ).map((line) => lineOf(line, direction)),
  );
}

const isDot = ({ box }: DrawnLine) => Math.abs(box[2] - box[0] - (box[3] - box[1])) < SAME_LEVEL;

function joined(pieces: Piece[]): Piece[] {
  const rows: Piece[][] = [];
  const sorted = pieces.toSorted((a, b) => Math.round((a.level - b.level) / SAME_LEVEL) || a.from - b.from);
  for (const piece of sorted) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const follows =
      last !== undefined &&
      Math.abs(last.level - piece.level) <= SAME_LEVEL &&
      piece.from >= last.from &&
      piece.from - last.to <= MAX_SPACE;
    if (row && follows) row.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap((row) => {
    const [first] = row;
    const to = Math.max(...row.map((piece) => piece.to));
    return first && row.length >= MIN_PIECES && to - first.from >= MIN_LINE ? [{ ...first, to }] : [];
  });
}

function pieceOf({ box, thickness }: DrawnLine, direction: Direction): Piece {
  return direction === 'HORIZONTAL'
    ? { from: box[0], to: box[2], level: (box[1] + box[3]) / 2, thickness }
    : { from: box[1], to: box[3], level: (box[0] + box[2]) / 2, thickness };
}

function lineOf({ from, to, level, thickness }: Piece, direction: Direction): DrawnLine {
  const [low, high] = [level - thickness / 2, level + thickness / 2];
  return { box: direction === 'HORIZONTAL' ? [from, low, to, high] : [low, from, high, to], direction, thickness };
}
