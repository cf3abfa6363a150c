import { formatNumber } from '../pdf/serialize.ts';
import { listGlyphComponents, type GlyphComponent } from './components.ts';
import type { TrueType } from './true-type.ts';

type Point = { x: number; y: number; on: boolean };
type Matrix = GlyphComponent['matrix'];

export type Segment =
  | { to: 'M' | 'L'; x: number; y: number }
  | { to: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { to: 'Z' };

const MAX_DEPTH = 6;

export function readOutline(font: TrueType, glyph: number, depth = 0): Segment[] {
  const bytes = font.glyphBytes(glyph);
  if (bytes.length < 10 || depth > MAX_DEPTH) return [];
  const components = listGlyphComponents(bytes);
  if (components.length === 0) return contoursOf(bytes).flatMap(toSegments);
  return components.flatMap((part) =>
    readOutline(font, part.glyph, depth + 1).map((segment) => transformSegment(segment, part.matrix)),
  );
}

export function transformSegment(segment: Segment, [a, b, c, d, e, f]: Matrix): Segment {
  const x = (px: number, py: number) => a * px + c * py + e;
  const y = (px: number, py: number) => b * px + d * py + f;
  if (segment.to === 'Z') return segment;
  const end = { x: x(segment.x, segment.y), y: y(segment.x, segment.y) };
  if (segment.to !== 'C') return { to: segment.to, ...end };
  return {
    to: 'C',
    x1: x(segment.x1, segment.y1),
    y1: y(segment.x1, segment.y1),
    x2: x(segment.x2, segment.y2),
    y2: y(segment.x2, segment.y2),
    ...end,
  };
}

const number = (value: number) => formatNumber(Math.round(value * 1000) / 1000);

export function buildPathOperators(segments: readonly Segment[]): string {
  return segments
    .map((segment) => {
      if (segment.to === 'Z') return 'h';
      if (segment.to !== 'C') return `${number(segment.x)} ${number(segment.y)} ${segment.to === 'M' ? 'm' : 'l'}`;
      const { x1, y1, x2, y2, x, y } = segment;
      return `${[x1, y1, x2, y2, x, y].map(number).join(' ')} c`;
    })
    .join('\n');
}

export function findBounds(segments: readonly Segment[]): { left: number; bottom: number; right: number; top: number } {
  const bounds = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const segment of segments) {
    if (segment.to === 'Z') continue;
    bounds.left = Math.min(bounds.left, segment.x);
    bounds.right = Math.max(bounds.right, segment.x);
    bounds.bottom = Math.min(bounds.bottom, segment.y);
    bounds.top = Math.max(bounds.top, segment.y);
  }
  return bounds;
}

function contoursOf(bytes: Buffer): Point[][] {
  const count = bytes.readInt16BE(0);
  const ends = Array.from({ length: count }, (_, index) => bytes.readUInt16BE(10 + 2 * index));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * count;
  at += 2 + bytes.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = bytes.readUInt8(at);
    at += 1;
    const times = flag & 8 ? 1 + bytes.readUInt8(at) : 1;
    if (flag & 8) at += 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const axis = (shortBit: number, sameBit: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & shortBit) {
        value += flag & sameBit ? bytes.readUInt8(at) : -bytes.readUInt8(at);
        at += 1;
      } else if (!(flag & sameBit)) {
        value += bytes.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(2, 16);
  const ys = axis(4, 32);
  let start = 0;
  return ends.map((end) => {
    const points = xs
      .slice(start, end + 1)
      .map((x, index) => ({ x, y: ys[start + index] ?? 0, on: ((flags[start + index] ?? 0) & 1) === 1 }));
    start = end + 1;
    return points;
  });
}

/** Converts quadratic curves to cubic ones, because PDF has no others. */
function toSegments(points: Point[]): Segment[] {
  const full = points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length];
    return next && !point.on && !next.on ? [point, middle(point, next)] : [point];
  });
  const first = full.findIndex(({ on }) => on);
  const start = full[first];
  if (!start) return [];
  const ring = [...full.slice(first + 1), ...full.slice(0, first), start];
  const segments: Segment[] = [{ to: 'M', x: start.x, y: start.y }];
  let from = start;
  for (let index = 0; index < ring.length; index += 1) {
    const point = ring[index];
    const next = ring[index + 1];
    if (!point) continue;
    if (point.on) {
      segments.push({ to: 'L', x: point.x, y: point.y });
      from = point;
    } else if (next) {
      segments.push(cubic(from, point, next));
      from = next;
      index += 1;
    }
  }
  return [...segments, { to: 'Z' }];
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true });

const cubic = (from: Point, control: Point, to: Point): Segment => ({
  to: 'C',
  x1: from.x + (2 / 3) * (control.x - from.x),
  y1: from.y + (2 / 3) * (control.y - from.y),
  x2: to.x + (2 / 3) * (control.x - to.x),
  y2: to.y + (2 / 3) * (control.y - to.y),
  x: to.x,
  y: to.y,
});
