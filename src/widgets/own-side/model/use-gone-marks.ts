import { useMemo } from 'react';
import { leftBySender } from '#rules/left-by-sender.ts';
import type { Field } from '@/entities/contract';
import type { Refusal } from '@/entities/filling';
import { goneMarks } from './usable-marks';
import { useKept } from './use-kept';

/** Marks in the sender's fields that cannot be used any more: said at each field before the check has to. */
export function useGoneMarks(fields: readonly Field[]): readonly Refusal[] {
  const { kept } = useKept(fields.some(({ senderMark }) => senderMark));
  return useMemo(
    () =>
      kept
        ? goneMarks(fields, kept).flatMap((field) => {
            const value = leftBySender(field);
            const words = '넣어둔 것을 더는 쓸 수 없어요. 다른 것을 골라주세요.';
            return value ? [{ fieldId: field.fieldId, value, words, characters: [] }] : [];
          })
        : [],
    [fields, kept],
  );
}
