import { formatPrintedText } from '#rules/field-text.ts';
import { isAttachment, isMark, type FillField } from '#rules/fill-field.ts';

type Words = { agreed: string; chosen: string; leftEmpty: string; attached: string; marked: string };

/** Describes a field's content for screen readers. */
export function describeValue(field: FillField, value: string | null, fileName: string | null, words: Words): string {
  if (!value) return words.leftEmpty;
  if (isMark(field)) return words.marked;
  if (isAttachment(field)) return fileName ?? words.attached;
  if (field.kind === 'CHECKBOX') return words.agreed;
  if (field.kind === 'RADIO') return words.chosen;
  // The form has 년, 월 and 일 printed on it, but screen readers don't read the page, so the whole date is read out.
  return formatPrintedText({ ...field, dateGaps: undefined, value });
}
