import type { DrawnMark } from '@/entities/mark';

export type Stroke = DrawnMark['strokes'][number];

/** The coordinate system of strokes, independent of the pad's size on the screen. */
export const PAD_SIZE = { width: 600, height: 300 };
export const STROKE_WIDTHS = [3, 5, 8] as const;
export type StrokeWidth = (typeof STROKE_WIDTHS)[number];
const MAX_STROKES = 500;
const MAX_NUMBERS = 9_998;
/** Smaller drawings would be unrecognisable in print. */
const MIN_SIZE = { width: 60, height: 30 };
/** A shorter total length is an accidental touch, however far apart its dots are. */
const MIN_INK = 60;
/** Closer points don't make a line smoother. */
const STEP = 1.2;

export const beginStroke = (x: number, y: number, width: number): Stroke => ({ points: [x, y, x, y], width });

/** Ignores points too close to the previous one. */
export function extendStroke(stroke: Stroke, x: number, y: number): Stroke {
  const { points } = stroke;
  const [lastX, lastY] = [points.at(-2) ?? x, points.at(-1) ?? y];
  if (Math.hypot(x - lastX, y - lastY) < STEP || points.length >= MAX_NUMBERS) return stroke;
  const isDot = points.length === 4 && points[0] === points[2] && points[1] === points[3];
  return { ...stroke, points: [...(isDot ? points.slice(0, 2) : points), round(x), round(y)] };
}

export const canAddStroke = (strokes: readonly Stroke[]) => strokes.length < MAX_STROKES;

/** Each problem is named after its message. */
export type DrawingProblem = 'nothingDrawn' | 'tooSmall' | 'onlyDots';

/** Crops the drawing so that it fills its field, or returns why it can't be a signature. */
export function toDrawnMark(strokes: readonly Stroke[], color: 'BLACK' | 'BLUE'): DrawnMark | DrawingProblem {
  const bounds = boundsOf(strokes);
  if (!bounds) return 'nothingDrawn';
  if (bounds.width < MIN_SIZE.width && bounds.height < MIN_SIZE.height) return 'tooSmall';
  if (inkOf(strokes) < MIN_INK) return 'onlyDots';
  return {
    kind: 'DRAWN',
    width: Math.max(1, round(bounds.width)),
    height: Math.max(1, round(bounds.height)),
    ...(color === 'BLUE' && { color }),
    strokes: strokes.map(({ points, width }) => ({
      width,
      points: points.map((value, index) => round(value - (index % 2 === 0 ? bounds.x : bounds.y))),
    })),
  };
}

function inkOf(strokes: readonly Stroke[]) {
  let length = 0;
  for (const { points } of strokes)
    for (let at = 2; at + 1 < points.length; at += 2)
      length += Math.hypot((points[at] ?? 0) - (points[at - 2] ?? 0), (points[at + 1] ?? 0) - (points[at - 1] ?? 0));
  return length;
}

function boundsOf(strokes: readonly Stroke[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points, width } of strokes) {
    for (let at = 0; at + 1 < points.length; at += 2) {
      const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
      left = Math.min(left, x - width / 2);
      right = Math.max(right, x + width / 2);
      top = Math.min(top, y - width / 2);
      bottom = Math.max(bottom, y + width / 2);
    }
  }
  return left < right ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

const round = (value: number) => Math.round(value * 100) / 100;
