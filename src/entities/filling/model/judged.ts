import type { Filler, FillField, FillValues } from '#rules/fill-field.ts';
import { questionsOf } from '#rules/questions.ts';
import { resolveFields, type ResolvedField } from '#rules/resolve-fields.ts';
import type { FitsPattern } from '#rules/value-problem.ts';
import { refusalOf, type Refused } from './refused';

type Filled = { fields: readonly FillField[]; filler: Filler; values: FillValues; refused: Refused; fits: FitsPattern };
export type Judged = { resolved: readonly ResolvedField[]; questions: readonly ResolvedField[] };

export const UNJUDGED: Judged = { resolved: [], questions: [] };

/**
 * All fields as they are now, and what is asked of them. A field that has not changed stays the same object: only what
 * shows another one is drawn again.
 */
export function judged({ fields, filler, values, refused, fits }: Filled, before: Judged): Judged {
  const resolved = kept(
    resolveFields(fields, values, filler, fits).map((one) => {
      const refusal = one.isAsked ? refusalOf(one.field, one.value, refused) : null;
      return refusal ? { ...one, problem: refusal } : one;
    }),
    before.resolved,
  );
  if (resolved === before.resolved) return before;
  return { resolved, questions: kept(questionsOf(resolved), before.questions) };
}

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
  JSON.stringify(one.problem) === JSON.stringify(other.problem);
