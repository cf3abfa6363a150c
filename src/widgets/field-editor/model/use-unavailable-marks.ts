import { useMemo } from 'react';
import { getSenderValue } from '#rules/sender-value.ts';
import type { Field } from '@/entities/contract';
import type { ValueRejection } from '@/entities/filling';
import { findUnavailableMarks } from './usable-marks';
import { useAvailableMarks } from './use-available-marks';

export function useUnavailableMarks(fields: readonly Field[]): readonly ValueRejection[] {
  const { kept } = useAvailableMarks(fields.some(({ senderMark }) => senderMark));
  return useMemo(
    () =>
      kept
        ? findUnavailableMarks(fields, kept).flatMap((field) => {
            const value = getSenderValue(field);
            const words = '넣어둔 것을 더는 쓸 수 없어요. 다른 것을 골라주세요.';
            return value ? [{ fieldId: field.fieldId, value, words, characters: [] }] : [];
          })
        : [],
    [fields, kept],
  );
}
