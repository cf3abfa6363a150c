/** A field's position as stored: in PDF points, from the top left corner of the unrotated crop box. */
export type Rect = { x: number; y: number; width: number; height: number };
export type Point = { x: number; y: number };
export type Rotation = 0 | 90 | 180 | 270;

/** The size of a page's unrotated crop box in points, and the clockwise rotation that viewers apply. */
export type PageShape = { width: number; height: number; rotation: Rotation };

export const getDisplaySize = ({ width, height, rotation }: PageShape) =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

export function toDisplayRect({ x, y, width: w, height: h }: Rect, page: PageShape, zoom = 1): Rect {
  const { width, height, rotation } = page;
  if (rotation === 90) return scaled({ x: height - y - h, y: x, width: h, height: w }, zoom);
  if (rotation === 180) return scaled({ x: width - x - w, y: height - y - h, width: w, height: h }, zoom);
  if (rotation === 270) return scaled({ x: y, y: width - x - w, width: h, height: w }, zoom);
  return scaled({ x, y, width: w, height: h }, zoom);
}

export function toStoredRect(seen: Rect, page: PageShape, zoom = 1): Rect {
  const { width, height, rotation } = page;
  const { x, y, width: w, height: h } = scaled(seen, 1 / zoom);
  if (rotation === 90) return { x: y, y: height - x - w, width: h, height: w };
  if (rotation === 180) return { x: width - x - w, y: height - y - h, width: w, height: h };
  if (rotation === 270) return { x: width - y - h, y: x, width: h, height: w };
  return { x, y, width: w, height: h };
}

const scaled = ({ x, y, width, height }: Rect, by: number): Rect =>
  by === 1 ? { x, y, width, height } : { x: x * by, y: y * by, width: width * by, height: height * by };

/** The smallest side of a field that can still be seen and hit, in points. Only what others drew may be smaller. */
export const MIN_FIELD_SIDE = 6;

const POINTS_PER_MM = 72 / 25.4;
export const toMillimetres = (points: number) => points / POINTS_PER_MM;
export const toPoints = (millimetres: number) => millimetres * POINTS_PER_MM;
