import { formatPrintedText } from '#rules/field-text.ts';
import { isAttachment, isMark, type FillField } from '#rules/fill-field.ts';

type Words = { agreed: string; chosen: string; leftEmpty: string; attached: string; marked: string };

export function describeValue(field: FillField, value: string | null, fileName: string | null, words: Words): string {
  if (!value) return words.leftEmpty;
  if (isMark(field)) return words.marked;
  if (isAttachment(field)) return fileName ?? words.attached;
  if (field.kind === 'CHECKBOX') return words.agreed;
  if (field.kind === 'RADIO') return words.chosen;
  // Screen readers don't read the printed 년, 월 and 일, so the whole date is read out.
  return formatPrintedText({ ...field, dateGaps: undefined, value });
}
