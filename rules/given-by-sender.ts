import { isMark, type FillField, type Filler } from './fill-field.ts';
import { resolveFields } from './resolve-fields.ts';

/** The sender as a filler: what we know about them is in the fields by then. */
export const senderOn = (day: string): Filler => ({
  receiverUuid: null,
  name: '',
  email: null,
  phone: null,
  company: '',
  today: day,
});

/**
 * Everything but marks that the sender put into their own fields, with conditions and formulas applied. Their date of
 * signing is the day of sending.
 */
export function givenBySender(fields: readonly FillField[], sentOn: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    resolveFields(fields, {}, senderOn(sentOn)).flatMap(({ field, isMine, value }) =>
      isMine && value && !isMark(field) ? [[field.fieldId, value] as const] : [],
    ),
  );
}
