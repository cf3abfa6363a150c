import { useMemo, useState } from 'react';
import type { ContractProblem, Field } from '@/entities/contract';
import { needsServerCheck, type Refusal } from '@/entities/filling';

const NOTHING: readonly ContractProblem[] = [];

/** The check's errors for values, shown at their fields until the values change. */
const refusalIn = (fields: readonly Field[], { place, fault, characters = [] }: ContractProblem): Refusal[] => {
  const value = fields.find(({ fieldId }) => fieldId === place.fieldId)?.value;
  if (place.fieldId === undefined || !value || fault === undefined) return [];
  return [{ fieldId: place.fieldId, value, words: fault, characters }];
};

/** Whether the sender typed something that only the server can judge. */
export const hasDoubtfulValue = (fields: readonly Field[]) =>
  fields.some((field) => field.receiverUuid === null && needsServerCheck(field, field.value ?? null));

/**
 * Errors that only the server can find: characters that cannot be printed. `problems` are those of a saved version, and
 * the errors found by the final check are kept as well.
 */
export function useRefusals(fields: readonly Field[], problems: readonly ContractProblem[] = NOTHING) {
  const [kept, setKept] = useState<readonly Refusal[]>([]);
  const refusals = useMemo(
    () => [
      ...kept,
      // If a value has changed since, only its unprintable characters still apply.
      ...problems
        .filter(({ code }) => code === 'SENDER_VALUE_UNPRINTABLE')
        .flatMap((problem) => refusalIn(fields, problem)),
    ],
    [kept, problems, fields],
  );
  return {
    refusals,
    keep: (found: readonly ContractProblem[]) =>
      setKept([...kept, ...found.flatMap((problem) => refusalIn(fields, problem))]),
  };
}
