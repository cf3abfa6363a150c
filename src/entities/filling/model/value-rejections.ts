import { isTextField } from '#rules/field-kinds.ts';
import type { FillField } from '#rules/fill-field.ts';
import { findCharacters, mayBeUnprintable } from '#rules/unprintable.ts';
import type { ValueProblem } from '#rules/value-problem.ts';

/** The server's error for a value: the characters that it can't print, or a message. */
export type ValueRejection = { fieldId: string; value: string; characters: readonly string[]; words: string };

/** What the server has rejected. An unprintable character is rejected in every field, a message only for its value. */
export type ValueRejections = {
  characters: readonly string[];
  values: Readonly<Record<string, { value: string; words: string }>>;
};

export const NO_REJECTIONS: ValueRejections = { characters: [], values: {} };

/** Returns whether only the server knows if a value can be printed. */
export const needsServerCheck = (field: FillField, value: string | null) =>
  value !== null && isTextField(field) && mayBeUnprintable(value);

/** Explains a rejection that the server would repeat. */
export function findRejection(
  field: FillField,
  value: string | null | undefined,
  refused: ValueRejections,
): ValueProblem | null {
  if (!value) return null;
  const characters = isTextField(field) ? findCharacters(value, refused.characters) : [];
  if (characters.length > 0) return { code: 'UNPRINTABLE', characters };
  const own = refused.values[field.fieldId];
  return own?.value === value ? { code: 'REFUSED', words: own.words } : null;
}

export const addRejections = (refused: ValueRejections, refusals: readonly ValueRejection[]): ValueRejections =>
  refusals.reduce((known, { fieldId, value, characters, words }) => {
    // A value's printed form may contain a character that the value itself doesn't.
    const found = findCharacters(value, characters);
    return found.length > 0
      ? { ...known, characters: [...new Set([...known.characters, ...found])] }
      : { ...known, values: { ...known.values, [fieldId]: { value, words } } };
  }, refused);
