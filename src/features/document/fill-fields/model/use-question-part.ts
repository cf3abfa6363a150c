import type { ResolvedField } from '#rules/resolve-fields.ts';
import { useFillingContext, type FillingRef } from '@/entities/filling';

/** Re-renders only when the selected part of the current question changes. */
export const useQuestionPart = <Part>(filling: FillingRef, select: (question: ResolvedField) => Part) =>
  useFillingContext(filling, ({ questions, currentId }) => {
    const question = questions.find(({ field }) => field.fieldId === currentId);
    return question && select(question);
  });
