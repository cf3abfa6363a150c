import { useMemo, useState } from 'react';
import { getSeoulDay } from '#rules/dates.ts';
import { createSenderRespondent } from '#rules/sender-values.ts';
import { listQuestions } from '#rules/questions.ts';
import type { Field } from '@/entities/contract';
import { placeFields, type DocumentPage, type PlacedField } from '@/entities/document';
import { findOverflow, validateFields, usePatternMatcher, type ValueRejections } from '@/entities/filling';

/** Validates the values as if the contract were sent now. */
export function useSenderValidation(
  fields: readonly Field[],
  pages: readonly DocumentPage[],
  refused: ValueRejections,
) {
  // Includes other people's fields while placing them, because they affect the reading order.
  const placed = useMemo(
    () => placeFields(fields, pages).filter(({ receiverUuid }) => receiverUuid === null),
    [fields, pages],
  );
  const [today] = useState(() => getSeoulDay(new Date()));
  const fits = usePatternMatcher(placed);
  const all = useMemo(
    () =>
      validateFields({
        fields: placed,
        values: {},
        filler: createSenderRespondent(today),
        refused,
        fits,
        findFault: findOverflow(placed),
      }),
    [placed, refused, fits, today],
  );
  const questions = useMemo(() => listQuestions(all), [all]);
  const done = questions.filter(({ value, problem }) => value && !problem).length;
  return { placed, all, done, count: questions.length };
}

export type PlacedSenderField = PlacedField<Field>;
