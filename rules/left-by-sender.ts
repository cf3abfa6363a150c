import { isAttachment, isMark, type FillField } from './fill-field.ts';

/**
 * What the sender left in a field: a mark, a picture or a file only in one of their own, since nobody puts these into another's.
 * A mark goes by where it comes from.
 */
export function leftBySender(field: FillField): string | null {
  const isSenders = field.receiverUuid === null;
  if (isMark(field)) return isSenders && field.senderMark ? markReference(field.senderMark) : null;
  if (isAttachment(field) && !isSenders) return null;
  return field.value ?? null;
}

const markReference = (mark: NonNullable<FillField['senderMark']>) =>
  mark.from === 'MINE' ? `MINE ${mark.markId ?? ''}` : `COMPANY ${mark.sealId}`;
