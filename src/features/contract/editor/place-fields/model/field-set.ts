import {
  toDisplayRect,
  getDisplaySize,
  toStoredRect,
  type PageShape,
  type Point,
  type Rect,
} from '#rules/page-geometry.ts';
import type { Field } from '@/entities/contract';
import { getPageKey } from '@/entities/document';

/** Never modified: each command returns a new array that reuses unchanged fields. */
export type Fields = readonly Field[];

export type PageRef = { fileId: string; page: number };
export type EditorPage = PageRef & { shape: PageShape };
export type EditorPages = {
  list: readonly EditorPage[];
  of: (place: PageRef) => EditorPage | undefined;
  indexOf: (place: PageRef) => number;
};

export function createEditorPages(list: readonly EditorPage[]): EditorPages {
  const indexes = new Map(list.map((page, index) => [getPageKey(page), index]));
  const indexOf = (place: PageRef) => indexes.get(getPageKey(place)) ?? -1;
  return { list, indexOf, of: (place) => list[indexOf(place)] };
}

/** In points on the displayed page. */
export function getDisplayRect(field: Field, pages: EditorPages): Rect {
  const page = pages.of(field);
  return page ? toDisplayRect(field.rect, page.shape) : field.rect;
}

/** Moves a field to a rectangle on the displayed page, adjusted to stay on that page. */
export function moveFieldTo(field: Field, seen: Rect, page: EditorPage): Field {
  const rect = rounded(toStoredRect(clampToPage(seen, page.shape), page.shape));
  return { ...field, fileId: page.fileId, page: page.page, rect };
}

export function clampToPage(seen: Rect, shape: PageShape): Rect {
  const size = getDisplaySize(shape);
  const width = Math.min(seen.width, size.width);
  const height = Math.min(seen.height, size.height);
  return {
    x: Math.min(Math.max(0, seen.x), size.width - width),
    y: Math.min(Math.max(0, seen.y), size.height - height),
    width,
    height,
  };
}

export const centerRectAt = ({ x, y }: Point, [width, height]: readonly [number, number]): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

const hundredth = (value: number) => Math.round(value * 100) / 100;
/** Rounds to a hundredth of a point, too fine to see, which keeps requests small. */
const rounded = ({ x, y, width, height }: Rect): Rect => ({
  x: hundredth(x),
  y: hundredth(y),
  width: hundredth(width),
  height: hundredth(height),
});

export const pickFields = (fields: Fields, ids: readonly string[]) => {
  const wanted = new Set(ids);
  return fields.filter(({ fieldId }) => wanted.has(fieldId));
};

/** Returns the same array if nothing changes. */
export function changeFields(fields: Fields, ids: readonly string[], by: (field: Field) => Field): Fields {
  const wanted = new Set(ids);
  let isChanged = false;
  const next = fields.map((field) => {
    const made = wanted.has(field.fieldId) ? by(field) : field;
    isChanged ||= made !== field;
    return made;
  });
  return isChanged ? next : fields;
}
