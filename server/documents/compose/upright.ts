import { toUserSpace, type PageInfo, type Rect } from '../geometry.ts';
import { formatNumber } from '../pdf/serialize.ts';

/** A box that is upright as displayed, however its page is rotated. */
export type UprightBox = {
  width: number;
  height: number;
  /** The `cm` matrix of the box. Its origin is the lower left corner, and y points up. */ matrix: string;
};

export function toUprightBox(rect: Rect, page: PageInfo): UprightBox {
  const [left, bottom, right, top] = toUserSpace(rect, page);
  if (page.rotation === 90)
    return { width: rect.height, height: rect.width, matrix: formatMatrixOperator(0, 1, -1, 0, right, bottom) };
  if (page.rotation === 180)
    return { width: rect.width, height: rect.height, matrix: formatMatrixOperator(-1, 0, 0, -1, right, top) };
  if (page.rotation === 270)
    return { width: rect.height, height: rect.width, matrix: formatMatrixOperator(0, -1, 1, 0, left, top) };
  return { width: rect.width, height: rect.height, matrix: formatMatrixOperator(1, 0, 0, 1, left, bottom) };
}

export const toPageBox = (page: PageInfo): UprightBox =>
  toUprightBox({ x: 0, y: 0, width: page.width, height: page.height }, page);

export function formatMatrixOperator(...numbers: readonly [number, number, number, number, number, number]): string {
  return `${numbers.map(formatNumber).join(' ')} cm`;
}
