import type { Point, Rect } from '#rules/page-geometry.ts';

/** A pen controlled by the keyboard. Its position is in points on the displayed page. */
export type KeyPen = { at: Point; isDown: boolean; lines: readonly (readonly Point[])[] };
type KeyPress = { key: string; shift: boolean };
type Turn = { pen: KeyPen; did: 'moved' | 'put down' | 'lifted' | 'ended' | 'dropped' | 'nothing to end' };

const STEP = 4;
const FAR_STEP = 20;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const placePen = (at: Point): KeyPen => ({ at, isDown: false, lines: [] });

/** Returns null for keys that the pen doesn't use. */
export function handlePenKey(
  pen: KeyPen,
  { key, shift }: KeyPress,
  { width, height }: Pick<Rect, 'width' | 'height'>,
): Turn | null {
  const { at, isDown, lines } = pen;
  const way = ARROWS[key];
  if (way) {
    const step = shift ? FAR_STEP : STEP;
    const moved = {
      x: Math.min(width, Math.max(0, at.x + way[0] * step)),
      y: Math.min(height, Math.max(0, at.y + way[1] * step)),
    };
    return { pen: { ...pen, at: moved, lines: isDown ? drawnTo(lines, moved) : lines }, did: 'moved' };
  }
  switch (key) {
    case ' ':
      return isDown
        ? { pen: { ...pen, isDown: false }, did: 'lifted' }
        : { pen: { ...pen, isDown: true, lines: [...lines, [at]] }, did: 'put down' };
    case 'Enter':
      return { pen: placePen(at), did: lines.length > 0 ? 'ended' : 'nothing to end' };
    case 'Escape':
      return lines.length > 0 ? { pen: placePen(at), did: 'dropped' } : null;
    default:
      return null;
  }
}

const drawnTo = (lines: KeyPen['lines'], at: Point) =>
  lines.map((line, index) => (index === lines.length - 1 ? [...line, at] : line));
