/** Draws a curve through the midpoints between a stroke's points, as the server does. */
export function toStrokePath(points: readonly number[]): string {
  const count = Math.floor(points.length / 2);
  const at = (index: number) => ({ x: points[2 * index] ?? 0, y: points[2 * index + 1] ?? 0 });
  if (count === 0) return '';
  const parts = [`M ${pair(at(0))}`];
  // A tap is a zero-length line, which still has round caps.
  if (count < 3) parts.push(`L ${pair(at(count - 1))}`);
  for (let index = 1; index < count - 1; index += 1) {
    const [control, next] = [at(index), at(index + 1)];
    const isLast = index === count - 2;
    const to = isLast ? next : { x: (control.x + next.x) / 2, y: (control.y + next.y) / 2 };
    parts.push(`Q ${pair(control)} ${pair(to)}`);
  }
  return parts.join(' ');
}

const pair = ({ x, y }: { x: number; y: number }) => `${round(x)} ${round(y)}`;
const round = (value: number) => Math.round(value * 100) / 100;
