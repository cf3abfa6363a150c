import type { Field } from '../contracts/core/contract.types.ts';

/** Removes the choice of mark from a field, because senders use their own. A company seal is kept. */
export const clearOwnMark = (field: Field): Field =>
  field.senderMark?.from === 'MINE' ? { ...field, senderMark: { from: 'MINE', markId: null } } : field;
