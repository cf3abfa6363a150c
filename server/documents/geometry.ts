import type { PageShape, Rect } from '../../rules/page-geometry.ts';

export { getDisplaySize, type Rect, type Rotation } from '../../rules/page-geometry.ts';

export type Box = readonly [left: number, bottom: number, right: number, top: number];

export type PageInfo = PageShape & {
  /** Starts at 1. */
  number: number;
  cropBox: Box;
};

/** Converts a field's rectangle to PDF user space. */
export function toUserSpace(rect: Rect, { cropBox }: Pick<PageInfo, 'cropBox'>): Box {
  const left = cropBox[0] + rect.x;
  const top = cropBox[3] - rect.y;
  return [left, top - rect.height, left + rect.width, top];
}

export function fromUserSpace(box: Box, { cropBox }: Pick<PageInfo, 'cropBox'>): Rect {
  return { x: box[0] - cropBox[0], y: cropBox[3] - box[3], width: box[2] - box[0], height: box[3] - box[1] };
}
