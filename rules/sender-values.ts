import { isMark, type FillField, type Respondent } from './fill-field.ts';
import { resolveFields } from './resolve-fields.ts';

/**
 * Creates a respondent for the sender. Their details aren't needed, because by the time the contract is sent, they are
 * already in the fields.
 */
export const createSenderRespondent = (day: string): Respondent => ({
  receiverUuid: null,
  name: '',
  email: null,
  phone: null,
  company: '',
  today: day,
});

export function resolveSenderValues(fields: readonly FillField[], sentOn: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    resolveFields(fields, {}, createSenderRespondent(sentOn)).flatMap(({ field, isMine, value }) =>
      isMine && value && !isMark(field) ? [[field.fieldId, value] as const] : [],
    ),
  );
}
