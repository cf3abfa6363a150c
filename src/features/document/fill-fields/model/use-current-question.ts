import type { ResolvedField } from '#rules/resolve-fields.ts';
import { useFillingContext, type FillingRef } from '@/entities/filling';

export const useCurrentQuestion = <Part>(filling: FillingRef, select: (question: ResolvedField) => Part) =>
  useFillingContext(filling, ({ questions, currentId }) => {
    const question = questions.find(({ field }) => field.fieldId === currentId);
    return question && select(question);
  });
