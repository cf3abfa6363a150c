import { useMemo, useState } from 'react';
import type { ContractProblem, Field } from '@/entities/contract';
import { needsServerCheck, type ValueRejection } from '@/entities/filling';

const NOTHING: readonly ContractProblem[] = [];

/** Converts a problem with a value to an error at its field, shown until the value changes. */
const refusalIn = (fields: readonly Field[], { place, fault, characters = [] }: ContractProblem): ValueRejection[] => {
  const value = fields.find(({ fieldId }) => fieldId === place.fieldId)?.value;
  if (place.fieldId === undefined || !value || fault === undefined) return [];
  return [{ fieldId: place.fieldId, value, words: fault, characters }];
};

/** True if the sender has typed something that only the server can check. */
export const hasValueToCheck = (fields: readonly Field[]) =>
  fields.some((field) => field.receiverUuid === null && needsServerCheck(field, field.value ?? null));

/**
 * Returns errors that only the server can find, such as unprintable characters. `problems` come from checking a saved
 * version.
 */
export function useValueRejections(fields: readonly Field[], problems: readonly ContractProblem[] = NOTHING) {
  const [kept, setKept] = useState<readonly ValueRejection[]>([]);
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
