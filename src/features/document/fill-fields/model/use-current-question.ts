import type { ResolvedField } from '#rules/resolve-fields.ts';
import { useFillingContext, type FillingRef } from '@/entities/filling';

/** Returns part of the current question, and re-renders only when that part changes. */
export const useCurrentQuestion = <Part>(filling: FillingRef, select: (question: ResolvedField) => Part) =>
  useFillingContext(filling, ({ questions, currentId }) => {
    const question = questions.find(({ field }) => field.fieldId === currentId);
    return question && select(question);
  });
