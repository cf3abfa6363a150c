import { isAutoFilled } from '#rules/fill-field.ts';
import type { Field } from '@/entities/contract';
import type { EditorPages, Fields } from './field-set';
import { listInReadingOrder } from './reading-order';

export const isSenderField = (field: Field) => field.receiverUuid === null && !isAutoFilled(field);

/** In reading order. Returns undefined at either end. */
export function findNextSenderField(fields: Fields, id: string, by: 1 | -1, pages: EditorPages): Field | undefined {
  const own = listInReadingOrder(fields, pages).filter(isSenderField);
  const at = own.findIndex(({ fieldId }) => fieldId === id);
  return at < 0 ? undefined : own[at + by];
}
