import { isMark, isAutoFilled, isTextField } from '../../../../rules/field-kinds.ts';
import { formatPrintedText } from '../../../../rules/field-text.ts';
import { mayBeUnprintable } from '../../../../rules/unprintable.ts';
import type { ValueProblem } from '../../../../rules/value-problem.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import { createFieldError } from '../../../contract/words/field-languages.ts';
import { findMissingCharacters } from '../../../documents/fonts/faces.ts';
import type { Field } from '../core/contract.types.ts';
import { MAX_CHARACTERS, rejectUnprintable } from '../../marks/printable.ts';

type Typed = Readonly<Record<string, string | null>>;

export function requireOwnFields(
  { values, markRefs }: { values: Typed; markRefs: Typed },
  fields: readonly Field[],
  receiverUuid: string,
) {
  const own = new Map(
    fields
      .filter((field) => field.receiverUuid === receiverUuid && !field.readOnly && !isAutoFilled(field))
      .map((field) => [field.fieldId, isMark(field) ? 'mark' : 'text']),
  );
  const wrong = [
    ...Object.keys(values).filter((fieldId) => own.get(fieldId) !== 'text'),
    ...Object.keys(markRefs).filter((fieldId) => own.get(fieldId) !== 'mark'),
  ];
  if (wrong.length === 0) return;
  const fieldErrors = wrong.slice(0, 20).map((field) => createFieldError(field, (words) => words.notFillable));
  throw new DomainError('FIELD_UNKNOWN', { fieldErrors });
}

export function requirePrintableValues(values: Typed, fields: readonly Field[]) {
  const judged = fields.map((field) => ({
    field: field.fieldId,
    characters: findMissing(field, values[field.fieldId] ?? ''),
  }));
  rejectUnprintable(judged.filter(({ characters }) => characters.length > 0));
}

export function findUnprintable(field: Field, value: string): ValueProblem | null {
  const characters = findMissing(field, value);
  return characters.length === 0 ? null : { code: 'UNPRINTABLE', characters: characters.slice(0, MAX_CHARACTERS) };
}

function findMissing(field: Field, value: string): string[] {
  if (value === '' || !isTextField(field)) return [];
  const text = formatPrintedText({ ...field, value }).replaceAll(/[\r\n\t]/g, ' ');
  return mayBeUnprintable(text) ? findMissingCharacters(text, 'SANS') : [];
}
