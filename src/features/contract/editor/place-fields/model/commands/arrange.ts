import type { Rect } from '#rules/page-geometry.ts';
import type { Field } from '@/entities/contract';
import { changeFields, pickFields, moveFieldTo, getDisplayRect, type EditorPages, type Fields } from '../field-set';

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
export type Axis = 'across' | 'down';

type Placed = { field: Field; seen: Rect };
const placed = (fields: Fields, ids: readonly string[], pages: EditorPages): Placed[] =>
  pickFields(fields, ids).map((field) => ({ field, seen: getDisplayRect(field, pages) }));

const right = ({ x, width }: Rect) => x + width;
const bottom = ({ y, height }: Rect) => y + height;

/** Aligns the fields to an outer edge of the selection, or centres them within it. */
export function alignFields(fields: Fields, ids: readonly string[], edge: Edge, pages: EditorPages): Fields {
  const all = placed(fields, ids, pages).map(({ seen }) => seen);
  if (all.length < 2) return fields;
  const [x1, x2] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(right))];
  const [y1, y2] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(bottom))];
  return place(fields, ids, pages, (seen) => {
    switch (edge) {
      case 'left':
        return { ...seen, x: x1 };
      case 'center':
        return { ...seen, x: (x1 + x2 - seen.width) / 2 };
      case 'right':
        return { ...seen, x: x2 - seen.width };
      case 'top':
        return { ...seen, y: y1 };
      case 'middle':
        return { ...seen, y: (y1 + y2 - seen.height) / 2 };
      case 'bottom':
        return { ...seen, y: y2 - seen.height };
    }
  });
}

/** Spaces the fields evenly. The two outermost fields don't move. */
export function distributeFields(fields: Fields, ids: readonly string[], axis: Axis, pages: EditorPages): Fields {
  const [start, extent] = axis === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const all = placed(fields, ids, pages).sort((one, other) => one.seen[start] - other.seen[start]);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || all.length < 3) return fields;
  const filled = all.reduce((sum, { seen }) => sum + seen[extent], 0);
  const room = (last.seen[start] + last.seen[extent] - first.seen[start] - filled) / (all.length - 1);
  let at = first.seen[start];
  const starts = new Map<string, number>();
  for (const { field, seen } of all) {
    starts.set(field.fieldId, at);
    at += seen[extent] + room;
  }
  return place(fields, ids, pages, (seen, field) => ({ ...seen, [start]: starts.get(field.fieldId) ?? seen[start] }));
}

/** Resizes all fields to match the one selected first. */
export function matchSizes(fields: Fields, ids: readonly string[], pages: EditorPages): Fields {
  const model = fields.find(({ fieldId }) => fieldId === ids[0]);
  if (!model || ids.length < 2) return fields;
  const { width, height } = getDisplayRect(model, pages);
  return place(fields, ids, pages, (seen) => ({ ...seen, width, height }));
}

const place = (fields: Fields, ids: readonly string[], pages: EditorPages, by: (seen: Rect, field: Field) => Rect) =>
  changeFields(fields, ids, (field) => {
    const page = pages.of(field);
    return page ? moveFieldTo(field, by(getDisplayRect(field, pages), field), page) : field;
  });
