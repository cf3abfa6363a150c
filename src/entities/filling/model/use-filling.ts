import { useSelector } from '@xstate/react';
import { listRadioGroup } from '#rules/questions.ts';
import { isErrorShown, type FillFieldsContext, type FillingRef } from './fill-fields.machine';

/** Selects part of the form machine's context, and re-renders only when that part changes. */
export const useFillingContext = <Value>(filling: FillingRef, select: (context: FillFieldsContext) => Value): Value =>
  useSelector(filling, ({ context }) => select(context));

const placeIn = ({ questions, currentId }: FillFieldsContext) =>
  questions.findIndex(({ field }) => field.fieldId === currentId);

export const useQuestion = (filling: FillingRef) =>
  useFillingContext(filling, (context) => context.questions[placeIn(context)] ?? null);

/** Returns the index of the current question, and the number of questions. */
export const useQuestionPosition = (filling: FillingRef) => {
  const place = useFillingContext(filling, placeIn);
  const count = useFillingContext(filling, ({ questions }) => questions.length);
  return { place, count, isLast: place === count - 1 };
};

export const useResolvedField = (filling: FillingRef, fieldId: string) =>
  useFillingContext(filling, ({ resolved }) => resolved.find(({ field }) => field.fieldId === fieldId));

/** Returns whether a field is current. For a radio button, that means any button in its group. */
export const useIsCurrent = (filling: FillingRef, fieldId: string) =>
  useFillingContext(filling, ({ resolved, currentId }) => {
    if (fieldId === currentId) return true;
    const one = resolved.find(({ field }) => field.fieldId === fieldId);
    return one !== undefined && listRadioGroup(resolved, one.field).some(({ field }) => field.fieldId === currentId);
  });

export const useIsErrorShown = (filling: FillingRef, fieldId: string) =>
  useFillingContext(filling, (context) => {
    const one = context.resolved.find(({ field }) => field.fieldId === fieldId);
    return one !== undefined && isErrorShown(context, one);
  });

/** Returns whether Next is waiting for the server to check that a value can be printed. */
export const useIsServerChecking = (filling: FillingRef) =>
  useSelector(filling, (snapshot) => snapshot.matches('asking'));
