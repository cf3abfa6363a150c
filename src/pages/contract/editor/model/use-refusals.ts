import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ContractProblem, Field } from '@/entities/contract';
import { isOpenToDoubt, type Refusal } from '@/entities/filling';
import { checkOfDraft } from '../api/drafts';
import type { Editing } from './use-editor';

const NOTHING: readonly ContractProblem[] = [];

/** What the check has said of a value, to be said again at its field until it changes. */
const refusalIn = (fields: readonly Field[], { place, fault, characters = [] }: ContractProblem): Refusal[] => {
  const value = fields.find(({ fieldId }) => fieldId === place.fieldId)?.value;
  if (place.fieldId === undefined || !value || fault === undefined) return [];
  return [{ fieldId: place.fieldId, value, words: fault, characters }];
};

const isDoubted = (field: Field) => field.receiverUuid === null && isOpenToDoubt(field, field.value ?? null);

/**
 * What only the server can say of the sender's values: that a character cannot be printed. It is asked once a version with a
 * doubtful one is saved; what it found before somebody sends is kept as well.
 */
export function useRefusals({ saver, contract }: Editing) {
  const { fields, contractId, version } = contract;
  const [kept, setKept] = useState<readonly Refusal[]>([]);
  const isAsked = saver.state === 'saved' && fields.some(isDoubted);
  const { data } = useQuery({ ...checkOfDraft(contractId, version), enabled: isAsked });
  const problems = data?.problems ?? NOTHING;
  const refusals = useMemo(
    () => [
      ...kept,
      // Of a value that has been changed since only the characters count.
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
