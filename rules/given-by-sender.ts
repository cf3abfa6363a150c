import { isMark, type FillField, type Filler } from './fill-field.ts';
import { resolveFields } from './resolve-fields.ts';

/** The sender as one who fills in: what is known of them stands in the fields by then. */
export const senderOn = (day: string): Filler => ({
  receiverUuid: null,
  name: '',
  email: null,
  phone: null,
  company: '',
  today: day,
});

/** What the sender put, but for marks, in fields of their own, conditions and formulas worked out; their date of signing is that of sending. */
export function givenBySender(fields: readonly FillField[], sentOn: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    resolveFields(fields, {}, senderOn(sentOn)).flatMap(({ field, isMine, value }) =>
      isMine && value && !isMark(field) ? [[field.fieldId, value] as const] : [],
    ),
  );
}
