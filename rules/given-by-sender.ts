import { isMark, type FillField, type Respondent } from './fill-field.ts';
import { resolveFields } from './resolve-fields.ts';

/**
 * Creates the sender as a respondent. Their details are not needed, because they are already in the fields when the
 * contract is sent.
 */
export const createSenderRespondent = (day: string): Respondent => ({
  receiverUuid: null,
  name: '',
  email: null,
  phone: null,
  company: '',
  today: day,
});

/**
 * Returns the values of the sender's own fields, except marks, after applying conditions and formulas. Their signing
 * date is the day of sending.
 */
export function resolveSenderValues(fields: readonly FillField[], sentOn: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    resolveFields(fields, {}, createSenderRespondent(sentOn)).flatMap(({ field, isMine, value }) =>
      isMine && value && !isMark(field) ? [[field.fieldId, value] as const] : [],
    ),
  );
}
