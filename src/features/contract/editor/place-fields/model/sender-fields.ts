import { isAutoFilled } from '#rules/fill-field.ts';
import type { Field } from '@/entities/contract';
import type { EditorPages, Fields } from './field-set';
import { listInReadingOrder } from './reading-order';

/** Returns whether the sender fills in this field themselves. */
export const isSenderField = (field: Field) => field.receiverUuid === null && !isAutoFilled(field);

/** Returns the sender's previous or next field in reading order, or undefined at either end. */
export function findNextSenderField(fields: Fields, id: string, by: 1 | -1, pages: EditorPages): Field | undefined {
  const own = listInReadingOrder(fields, pages).filter(isSenderField);
  const at = own.findIndex(({ fieldId }) => fieldId === id);
  return at < 0 ? undefined : own[at + by];
}
