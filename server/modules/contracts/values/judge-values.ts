import type { Respondent, FillValues } from '../../../../rules/fill-field.ts';
import { resolveFields, type ResolvedField } from '../../../../rules/resolve-fields.ts';
import type { MatchesPattern, ValueProblem } from '../../../../rules/value-problem.ts';
import type { Field } from '../core/contract.types.ts';
import { findUnprintable } from './typed.ts';

export type JudgedField = ResolvedField<Field> & { fault: ValueProblem | null };

/** One's own fields as they are with these values, and what is wrong with each: the sender's are judged as receivers' are. */
export const judgeValues = (
  fields: readonly Field[],
  values: FillValues,
  filler: Respondent,
  fits: MatchesPattern,
): JudgedField[] =>
  resolveFields(fields, values, filler, fits)
    .filter(({ isMine }) => isMine)
    .map((one) => ({
      ...one,
      fault: one.problem ?? (one.isShown && one.value ? findUnprintable(one.field, one.value) : null),
    }));
