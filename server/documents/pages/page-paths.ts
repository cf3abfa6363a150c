import type { Box } from '../geometry.ts';
import type { Matrix, Point } from './matrix.ts';
import { applyMatrix } from './matrix.ts';

export type Segment = { kind: 'MOVE' | 'LINE' | 'CURVE'; point: Point; close: boolean };

export type DrawnLine = { box: Box; direction: 'HORIZONTAL' | 'VERTICAL'; thickness: number };
export type DrawnRect = {
  box: Box;
  stroked: boolean;
  /** 0xRRGGBB. Null if the path isn't filled. */ fill: number | null;
  /** True if it is a small square with round corners, as browsers print checkboxes. */
  isRounded?: boolean;
};

export type Paint = { stroke: { width: number } | null; fill: number | null };

/** Thinner shapes are lines, even if they were painted as rectangles. */
const THIN = 2;
const STRAIGHT = 0.5;
/** Four corners, closed once by the file and once more because the path is filled. */
const MAX_SIDE_POINTS = 6;
/** Browsers draw each corner with up to a dozen curves. Longer paths are drawings, and are not worth the time. */
const ROUNDED = { least: 5, most: 18, difference: 1, sides: 3, segments: 80 };

export function extractShapes(
  segments: Segment[],
  matrix: Matrix,
  paint: Paint,
): { lines: DrawnLine[]; rects: DrawnRect[] } {
  const lines: DrawnLine[] = [];
  const rects: DrawnRect[] = [];
  const rounded = roundedSquareOf(segments, matrix);
  if (rounded)
    return { lines, rects: [{ box: rounded, stroked: paint.stroke !== null, fill: paint.fill, isRounded: true }] };
  for (const points of figuresOf(segments, matrix)) {
    // Filling closes a path, even if the file doesn't.
    const [first] = points;
    const closed = paint.fill !== null && first ? [...points, first] : points;
    const box = rectangleOf(closed) ?? (paint.fill === null ? null : mitredSideOf(closed));
    if (box && isThin(box)) lines.push(lineOf(box));
    else if (box) rects.push({ box, stroked: paint.stroke !== null, fill: paint.fill });
    else if (paint.stroke) lines.push(...strokesOf(points, paint.stroke.width));
  }
  return { lines, rects };
}

/** Returns the box of a path that is nothing but a small square with round corners. */
function roundedSquareOf(segments: Segment[], matrix: Matrix): Box | null {
  const [first, ...rest] = segments;
  if (first?.kind !== 'MOVE' || rest.length > ROUNDED.segments || rest.some(({ kind }) => kind === 'MOVE')) return null;
  const points = segments.map(({ point }) => applyMatrix(matrix, point));
  const box = boxOf(points);
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const isSquare = Math.abs(width - height) < ROUNDED.difference && width >= ROUNDED.least && width <= ROUNDED.most;
  const sides = rest.flatMap(({ kind }, index) =>
    kind === 'LINE' ? [[points[index], points[index + 1]] as const] : [],
  );
  const areLevel = sides.every(
    ([from, to]) => from && to && Math.min(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) < STRAIGHT,
  );
  return isSquare && areLevel && sides.length >= ROUNDED.sides && sides.length < rest.length ? box : null;
}

function figuresOf(segments: Segment[], matrix: Matrix): Point[][] {
  const figures: Point[][] = [];
  let figure: Point[] = [];
  for (const { kind, point, close } of segments) {
    const at = applyMatrix(matrix, point);
    if (kind !== 'LINE') {
      figures.push(figure);
      figure = [at];
    } else figure.push(at);
    const [first] = figure;
    if (close && first) figure.push(first);
  }
  return [...figures, figure].filter(({ length }) => length > 1);
}

function rectangleOf(points: Point[]): Box | null {
  const corners = points.filter((point, index) => index === 0 || !same(point, points[index - 1]));
  const [first] = corners;
  const last = corners.at(-1);
  if (!first || !last || corners.length !== 5 || !same(first, last)) return null;
  for (let index = 1; index < corners.length; index++) {
    const [from, to] = [corners[index - 1], corners[index]];
    if (!from || !to) return null;
    if (Math.abs(from[0] - to[0]) > STRAIGHT && Math.abs(from[1] - to[1]) > STRAIGHT) return null;
  }
  return boxOf(corners);
}

/** Returns the box of a border's side with slanting ends, as browsers draw those of table cells. */
function mitredSideOf(points: Point[]): Box | null {
  if (points.length > MAX_SIDE_POINTS) return null;
  const corners = points.filter((point, index) => index === 0 || !same(point, points[index - 1]));
  const box = boxOf(corners);
  return corners.length === 5 && isThin(box) ? box : null;
}

const same = (one: Point, other: Point | undefined) =>
  other !== undefined && Math.abs(one[0] - other[0]) < 0.01 && Math.abs(one[1] - other[1]) < 0.01;

function strokesOf(points: Point[], width: number): DrawnLine[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    if (!from) return [];
    const box = boxOf([from, to]);
    const level = Math.min(box[2] - box[0], box[3] - box[1]) <= STRAIGHT;
    return level ? [{ ...lineOf(box), thickness: width }] : [];
  });
}

const isThin = (box: Box) => Math.min(box[2] - box[0], box[3] - box[1]) <= THIN;

function lineOf(box: Box): DrawnLine {
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  return { box, direction: width >= height ? 'HORIZONTAL' : 'VERTICAL', thickness: Math.min(width, height) };
}

const boxOf = (points: Point[]): Box => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
];
