import type { Respondent, FillField, FillValues } from '#rules/fill-field.ts';
import { listQuestions } from '#rules/questions.ts';
import { resolveFields, type ResolvedField } from '#rules/resolve-fields.ts';
import type { MatchesPattern, ValueProblem } from '#rules/value-problem.ts';
import { findRejection, type ValueRejections } from './value-rejections';

/** Finds values that are too long for their field, which field kinds and validation rules don't cover. */
export type FindProblem = (field: FillField, value: string) => ValueProblem | null;

type Filled = {
  fields: readonly FillField[];
  filler: Respondent;
  values: FillValues;
  refused: ValueRejections;
  fits: MatchesPattern;
  findFault: FindProblem;
};
export type ValidatedFields = { resolved: readonly ResolvedField[]; questions: readonly ResolvedField[] };

export const NOTHING_VALIDATED: ValidatedFields = { resolved: [], questions: [] };

/** Unchanged fields stay the same objects, so that only the components of changed fields re-render. */
export function updateValidation(filled: Filled, before: ValidatedFields): ValidatedFields {
  const resolved = kept(validateFields(filled), before.resolved);
  if (resolved === before.resolved) return before;
  return { resolved, questions: kept(listQuestions(resolved), before.questions) };
}

export const validateFields = <Field extends FillField>({
  fields,
  filler,
  values,
  refused,
  fits,
  findFault,
}: Omit<Filled, 'fields'> & { fields: readonly Field[] }): ResolvedField<Field>[] =>
  resolveFields(fields, values, filler, fits).map((one) => {
    if (!one.isAsked) return one;
    const fault = one.value && !one.problem ? findFault(one.field, one.value) : null;
    const problem = findRejection(one.field, one.value, refused) ?? fault;
    return problem ? { ...one, problem } : one;
  });

function kept(now: readonly ResolvedField[], before: readonly ResolvedField[]): readonly ResolvedField[] {
  const known = new Map(before.map((one) => [one.field.fieldId, one]));
  const all = now.map((one) => {
    const same = known.get(one.field.fieldId);
    return same && isSame(one, same) ? same : one;
  });
  return all.length === before.length && all.every((one, place) => one === before[place]) ? before : all;
}

const isSame = (one: ResolvedField, other: ResolvedField) =>
  one.value === other.value &&
  one.isShown === other.isShown &&
  one.isAsked === other.isAsked &&
  one.isRequired === other.isRequired &&
  one.field.name === other.field.name &&
  JSON.stringify([one.problem, one.note]) === JSON.stringify([other.problem, other.note]);
