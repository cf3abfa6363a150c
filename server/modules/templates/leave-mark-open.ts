import type { Field } from '../contracts/core/contract.types.ts';

/** Senders use their own marks, so a template does not specify one. A company seal is kept. */
export const leaveMarkOpen = (field: Field): Field =>
  field.senderMark?.from === 'MINE' ? { ...field, senderMark: { from: 'MINE', markId: null } } : field;
