import { isAutoFilled } from '#rules/fill-field.ts';
import type { Field } from '@/entities/contract';
import type { EditorPages, Fields } from './field-set';
import { readingOrder } from './reading-order';

/** The sender fills it in, and can be asked for it. */
export const isOwn = (field: Field) => field.receiverUuid === null && !isAutoFilled(field);

/** The sender's field before or after this one, as one reads; none at the ends. */
export function ownNeighbour(fields: Fields, id: string, by: 1 | -1, pages: EditorPages): Field | undefined {
  const own = readingOrder(fields, pages).filter(isOwn);
  const at = own.findIndex(({ fieldId }) => fieldId === id);
  return at < 0 ? undefined : own[at + by];
}
