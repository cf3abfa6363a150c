import type { Field } from '../contracts/core/contract.types.ts';

/** Whoever sends uses their own mark, so a template does not name one. A company seal stays. */
export const leaveMarkOpen = (field: Field): Field =>
  field.senderMark?.from === 'MINE' ? { ...field, senderMark: { from: 'MINE', markId: null } } : field;
