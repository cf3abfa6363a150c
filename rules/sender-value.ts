import { isAttachment, isMark, type FillField } from './fill-field.ts';

/** Returns the sender's value for a field. Only the sender's own fields can have a mark, a picture or a file. */
export function getSenderValue(field: FillField): string | null {
  const isSenders = field.receiverUuid === null;
  if (isMark(field)) return isSenders && field.senderMark ? markReference(field.senderMark) : null;
  if (isAttachment(field) && !isSenders) return null;
  return field.value ?? null;
}

const markReference = (mark: NonNullable<FillField['senderMark']>) =>
  mark.from === 'MINE' ? `MINE ${mark.markId ?? ''}` : `COMPANY ${mark.sealId}`;
