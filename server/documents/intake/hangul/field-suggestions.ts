import { isTextField, type FieldKind } from '../../../../rules/field-kinds.ts';
import { findValueProblem } from '../../../../rules/value-problem.ts';
import type { Suggestion } from '../../fields.ts';
import { meaningOf } from '../../suggest/names/labels.ts';
import type { FieldPlace } from './field-places.ts';

const MAX_NAME_LENGTH = 100;
const MAX_HELP_LENGTH = 300;
const MAX_VALUE_LENGTH = 2_000;
const TALL_CELL = 40;

export function toSuggestion(page: number, { field, x, y, width, height, isCell }: FieldPlace): Suggestion {
  const help = field.help.slice(0, MAX_HELP_LENGTH);
  const value = field.value.slice(0, MAX_VALUE_LENGTH);
  const kind = kindFor(meaningOf(field.name)?.kind ?? 'TEXT', value);
  return {
    page,
    rect: { x, y, width, height },
    kind: kind === 'TEXT' && isCell && height > TALL_CELL ? 'MULTILINE' : kind,
    party: null,
    partyName: null,
    name: field.name.slice(0, MAX_NAME_LENGTH),
    ...(help !== '' && { help }),
    ...(value !== '' && { value }),
    confidence: 1,
    words: field.name,
    source: 'HANGUL_FIELD',
  };
}

/** Falls back to a text field if the default text isn't valid for the kind, such as 2026년 for a date. */
function kindFor(kind: FieldKind, value: string): FieldKind {
  if (value === '') return kind;
  const field = { fieldId: '', receiverUuid: null, name: '', required: true, kind };
  return isTextField(field) && findValueProblem(field, value) === null ? kind : 'TEXT';
}
