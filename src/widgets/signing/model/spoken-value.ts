import { formatPrintedText } from '#rules/field-text.ts';
import { isAttachment, isMark, type FillField } from '#rules/fill-field.ts';

type Words = { agreed: string; chosen: string; leftEmpty: string; attached: string; marked: string };

/** Describes the content of a field for screen readers. */
export function describeValue(field: FillField, value: string | null, fileName: string | null, words: Words): string {
  if (!value) return words.leftEmpty;
  if (isMark(field)) return words.marked;
  if (isAttachment(field)) return fileName ?? words.attached;
  if (field.kind === 'CHECKBOX') return words.agreed;
  if (field.kind === 'RADIO') return words.chosen;
  // The form already has 년, 월 and 일 in print, but screen readers don't read the page.
  return formatPrintedText({ ...field, dateGaps: undefined, value });
}
