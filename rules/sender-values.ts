import { isMark, type FillField, type Respondent } from './fill-field.ts';
import { resolveFields } from './resolve-fields.ts';

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
