import { formatNumber as n } from '../pdf/serialize.ts';

/** Draws a line with round caps, smoothed through the midpoints between points. */
export function buildStrokePath(
  points: readonly number[],
  place: (x: number, y: number) => readonly [number, number],
): string {
  const spots: (readonly [number, number])[] = [];
  for (let index = 0; index + 1 < points.length; index += 2)
    spots.push(place(points[index] ?? 0, points[index + 1] ?? 0));
  const first = spots[0];
  if (!first) return '';
  const parts = [`${pair(first)} m`];
  // A tap is a zero-length line. Its round caps make it a dot.
  if (spots.length < 3) parts.push(`${pair(spots[1] ?? first)} l`);
  else {
    let from = first;
    for (let index = 1; index < spots.length - 1; index += 1) {
      const control = spots[index] ?? from;
      const next = spots[index + 1] ?? control;
      const last = index === spots.length - 2;
      const to = last ? next : ([(control[0] + next[0]) / 2, (control[1] + next[1]) / 2] as const);
      parts.push(`${pair(third(from, control))} ${pair(third(to, control))} ${pair(to)} c`);
      from = to;
    }
  }
  return `${parts.join(' ')} S`;
}

const pair = ([x, y]: readonly [number, number]) => `${n(round(x))} ${n(round(y))}`;
const round = (value: number) => Math.round(value * 100) / 100;
const third = (end: readonly [number, number], control: readonly [number, number]) =>
  [end[0] + (2 / 3) * (control[0] - end[0]), end[1] + (2 / 3) * (control[1] - end[1])] as const;
