import { sortByReadingOrder } from '#rules/reading-order.ts';
import type { Field } from '@/entities/contract';
import { getDisplayRect, type EditorPages, type Fields } from './field-set';

export const listInReadingOrder = (fields: Fields, pages: EditorPages): Field[] =>
  sortByReadingOrder(fields, (field) => ({
    fieldId: field.fieldId,
    pageIndex: pages.indexOf(field),
    seen: getDisplayRect(field, pages),
    tabOrder: field.tabOrder,
  }));

/** In reading order. Returns undefined at either end. */
export function findNextField(fields: Fields, id: string, by: 1 | -1, pages: EditorPages): Field | undefined {
  const order = listInReadingOrder(fields, pages);
  const at = order.findIndex(({ fieldId }) => fieldId === id);
  return at < 0 ? undefined : order[at + by];
}
