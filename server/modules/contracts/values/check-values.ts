import type { Respondent, FillValues } from '../../../../rules/fill-field.ts';
import { resolveFields, type ResolvedField } from '../../../../rules/resolve-fields.ts';
import type { MatchesPattern, ValueProblem } from '../../../../rules/value-problem.ts';
import type { Field } from '../core/contract.types.ts';
import { findUnprintable } from './typed.ts';

export type CheckedField = ResolvedField<Field> & { fault: ValueProblem | null };

/** Evaluates and validates the sender's or a receiver's own fields, by the same rules. */
export const checkValues = (
  fields: readonly Field[],
  values: FillValues,
  filler: Respondent,
  fits: MatchesPattern,
): CheckedField[] =>
  resolveFields(fields, values, filler, fits)
    .filter(({ isMine }) => isMine)
    .map((one) => ({
      ...one,
      fault: one.problem ?? (one.isShown && one.value ? findUnprintable(one.field, one.value) : null),
    }));
