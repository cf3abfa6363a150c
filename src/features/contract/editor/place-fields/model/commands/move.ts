import { getDisplaySize, MIN_FIELD_SIDE, type Rect } from '#rules/page-geometry.ts';
import { FIELD_KIND_LAYOUT } from '../field-kinds';
import {
  changeFields,
  clampToPage,
  pickFields,
  moveFieldTo,
  getDisplayRect,
  type EditorPages,
  type Fields,
  type PageRef,
} from '../field-set';

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

/** Moves all fields by the same distance, stopping when the first reaches the edge of its page. */
export function moveFields(fields: Fields, ids: readonly string[], dx: number, dy: number, pages: EditorPages): Fields {
  const allowed = pickFields(fields, ids).reduce(
    (left, field) => {
      const page = pages.of(field);
      if (!page) return left;
      const seen = getDisplayRect(field, pages);
      const size = getDisplaySize(page.shape);
      return {
        dx: between(left.dx, -seen.x, size.width - seen.x - seen.width),
        dy: between(left.dy, -seen.y, size.height - seen.y - seen.height),
      };
    },
    { dx, dy },
  );
  if (allowed.dx === 0 && allowed.dy === 0) return fields;
  return changeFields(fields, ids, (field) => {
    const page = pages.of(field);
    const seen = getDisplayRect(field, pages);
    return page ? moveFieldTo(field, { ...seen, x: seen.x + allowed.dx, y: seen.y + allowed.dy }, page) : field;
  });
}

/** Moves the selected fields of one page to another. Selected fields elsewhere don't move. */
export function moveToPage(
  fields: Fields,
  ids: readonly string[],
  { from, to, dx, dy }: { from: PageRef; to: PageRef; dx: number; dy: number },
  pages: EditorPages,
): Fields {
  const target = pages.of(to);
  if (!target) return fields;
  return changeFields(fields, ids, (field) => {
    if (field.fileId !== from.fileId || field.page !== from.page) return field;
    const seen = getDisplayRect(field, pages);
    return moveFieldTo(field, { ...seen, x: seen.x + dx, y: seen.y + dy }, target);
  });
}

/** The opposite corner stays fixed. */
export function resizeRect(seen: Rect, corner: Corner, dx: number, dy: number, min = MIN_FIELD_SIDE): Rect {
  const right = seen.x + seen.width;
  const bottom = seen.y + seen.height;
  const isWest = corner === 'nw' || corner === 'sw';
  const isNorth = corner === 'nw' || corner === 'ne';
  const x = isWest ? Math.min(seen.x + dx, right - min) : seen.x;
  const y = isNorth ? Math.min(seen.y + dy, bottom - min) : seen.y;
  return {
    x,
    y,
    width: isWest ? right - x : Math.max(min, seen.width + dx),
    height: isNorth ? bottom - y : Math.max(min, seen.height + dy),
  };
}

/** Resizes from the lower-right corner, down to the kind's minimum size. */
export const resizeFieldsBy = (
  fields: Fields,
  ids: readonly string[],
  dw: number,
  dh: number,
  pages: EditorPages,
): Fields =>
  changeFields(fields, ids, (field) => {
    const page = pages.of(field);
    if (!page) return field;
    const seen = getDisplayRect(field, pages);
    const [minWidth, minHeight] = FIELD_KIND_LAYOUT[field.kind].min;
    const size = getDisplaySize(page.shape);
    const width = between(seen.width + dw, Math.min(minWidth, seen.width), size.width - seen.x);
    const height = between(seen.height + dh, Math.min(minHeight, seen.height), size.height - seen.y);
    return width === seen.width && height === seen.height
      ? field
      : moveFieldTo(field, { ...seen, width, height }, page);
  });

/** Sets any of x, y, width and height, keeping the fields on their pages and large enough to be seen. */
export const setFieldRect = (
  fields: Fields,
  ids: readonly string[],
  place: Partial<Rect>,
  pages: EditorPages,
): Fields =>
  changeFields(fields, ids, (field) => {
    const page = pages.of(field);
    if (!page) return field;
    const seen = getDisplayRect(field, pages);
    const width = Math.max(place.width ?? seen.width, Math.min(MIN_FIELD_SIDE, seen.width));
    const height = Math.max(place.height ?? seen.height, Math.min(MIN_FIELD_SIDE, seen.height));
    const next = clampToPage({ ...seen, ...place, width, height }, page.shape);
    const isSame = next.x === seen.x && next.y === seen.y && next.width === seen.width && next.height === seen.height;
    return isSame ? field : moveFieldTo(field, next, page);
  });

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));
