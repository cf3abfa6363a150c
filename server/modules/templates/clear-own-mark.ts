import type { Field } from '../contracts/core/contract.types.ts';

/** Clears a field's own mark, because senders use theirs. A company seal stays. */
export const clearOwnMark = (field: Field): Field =>
  field.senderMark?.from === 'MINE' ? { ...field, senderMark: { from: 'MINE', markId: null } } : field;
