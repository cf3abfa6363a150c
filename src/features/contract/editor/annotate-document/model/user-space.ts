import { toDisplayRect, toStoredRect, type Point, type Rect } from '#rules/page-geometry.ts';
import type { DocumentPage } from '@/entities/document';

type Page = Pick<DocumentPage, 'width' | 'height' | 'rotation' | 'cropBox'>;

const corner = ({ cropBox }: Page) => ({ left: cropBox[0] ?? 0, top: cropBox[3] ?? 0 });
const hundredth = (value: number) => Math.round(value * 100) / 100;

export function toUserSpace(seen: Point, page: Page): Point {
  const { left, top } = corner(page);
  const stored = toStoredRect({ ...seen, width: 0, height: 0 }, page);
  return { x: hundredth(left + stored.x), y: hundredth(top - stored.y) };
}

export function fromUserSpace({ x, y }: Point, page: Page): Point {
  const { left, top } = corner(page);
  const { x: seenX, y: seenY } = toDisplayRect({ x: x - left, y: top - y, width: 0, height: 0 }, page);
  return { x: seenX, y: seenY };
}

/** Returns the left, bottom, right and top coordinates in PDF user space. */
export function toUserBox({ x, y, width, height }: Rect, page: Page): [number, number, number, number] {
  const [one, other] = [toUserSpace({ x, y }, page), toUserSpace({ x: x + width, y: y + height }, page)];
  return [Math.min(one.x, other.x), Math.min(one.y, other.y), Math.max(one.x, other.x), Math.max(one.y, other.y)];
}

export function fromUserBox(box: readonly number[], page: Page): Rect {
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const [one, other] = [fromUserSpace({ x: left, y: bottom }, page), fromUserSpace({ x: right, y: top }, page)];
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** Splits a flat list `x y x y …` into points. */
export const splitPoints = (flat: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(flat.length / 2) }, (_, index) => ({
    x: flat[2 * index] ?? 0,
    y: flat[2 * index + 1] ?? 0,
  }));
export const flattenPoints = (points: readonly Point[]) => points.flatMap(({ x, y }) => [x, y]);

export function getBounds(points: readonly Point[], margin = 0): Rect {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
