import { isMark, isTick } from '../../../rules/field-kinds.ts';
import type { ChainEvent } from '../../audit/events.ts';
import { collectFilledValues } from '../../audit/read-events.ts';
import type { FieldPlace } from '../../documents/verify/empty-fields.ts';
import type { StoredContract } from './stored-contract.ts';

/** Lists the fields with a mark, a tick or an image according to the chain, with their positions in the document. */
export function listMarkedPlaces(
  { fields, firstPages }: Pick<StoredContract, 'fields' | 'firstPages'>,
  events: readonly ChainEvent[],
): FieldPlace[] {
  const sent = events.flatMap((event) => (event.kind === 'SENT' ? event.data : []));
  const given = [...sent, ...collectFilledValues(events).values()];
  const filled = new Set(given.flatMap(({ values = {}, marks = {} }) => Object.keys({ ...values, ...marks })));
  return fields
    .filter((field) => filled.has(field.fieldId) && (isMark(field) || isTick(field) || field.kind === 'IMAGE'))
    .map(({ fieldId, fileId, page, rect }) => ({ fieldId, page: (firstPages.get(fileId) ?? 1) + page - 1, rect }));
}
