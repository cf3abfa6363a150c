/** In PDF points from the top left of the crop box of the unrotated page: what a field's place is stored as. */
export type Rect = { x: number; y: number; width: number; height: number };

/** In PDF user space: left, bottom, right, top. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];

export type Rotation = 0 | 90 | 180 | 270;

export type PageInfo = {
  /** From 1. */
  number: number;
  /** Of the crop box, unrotated, in points. */
  width: number;
  height: number;
  /** How far a viewer turns the page clockwise. */
  rotation: Rotation;
  cropBox: Box;
};

/** A field's rect as PDF user space sees it. */
export function toUserSpace(rect: Rect, { cropBox }: Pick<PageInfo, 'cropBox'>): Box {
  const left = cropBox[0] + rect.x;
  const top = cropBox[3] - rect.y;
  return [left, top - rect.height, left + rect.width, top];
}

export function fromUserSpace(box: Box, { cropBox }: Pick<PageInfo, 'cropBox'>): Rect {
  return { x: box[0] - cropBox[0], y: cropBox[3] - box[3], width: box[2] - box[0], height: box[3] - box[1] };
}

/** Size as a person sees the page. */
export const seenSize = ({ width, height, rotation }: Pick<PageInfo, 'width' | 'height' | 'rotation'>) =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };
