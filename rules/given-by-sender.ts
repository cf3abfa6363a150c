import type { FillField } from './fill-field.ts';
import { resolveFields } from './resolve-fields.ts';

/** What the sender wrote in fields of their own, conditions and formulas worked out; their date of signing is that of sending. */
export function givenBySender(fields: readonly FillField[], sentOn: string): Readonly<Record<string, string>> {
  const nobody = { receiverUuid: '', name: '', email: null, phone: null, company: '', today: sentOn };
  return Object.fromEntries(
    resolveFields(fields, {}, nobody).flatMap(({ field, value, isShown }) => {
      if (field.receiverUuid !== null) return [];
      const shown = field.kind === 'SIGNED_DATE' && isShown ? (value ?? sentOn) : value;
      return shown ? [[field.fieldId, shown] as const] : [];
    }),
  );
}
