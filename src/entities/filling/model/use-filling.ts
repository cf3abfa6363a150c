import { useSelector } from '@xstate/react';
import { listRadioGroup } from '#rules/questions.ts';
import { isErrorShown, type FillFieldsContext, type FillingRef } from './fill-fields.machine';

/** Selects part of the machine's context, to re-render only when that part changes. */
export const useFillingContext = <Value>(filling: FillingRef, select: (context: FillFieldsContext) => Value): Value =>
  useSelector(filling, ({ context }) => select(context));

const placeIn = ({ questions, currentId }: FillFieldsContext) =>
  questions.findIndex(({ field }) => field.fieldId === currentId);

export const useQuestion = (filling: FillingRef) =>
  useFillingContext(filling, (context) => context.questions[placeIn(context)] ?? null);

export const useQuestionPosition = (filling: FillingRef) => {
  const place = useFillingContext(filling, placeIn);
  const count = useFillingContext(filling, ({ questions }) => questions.length);
  return { place, count, isLast: place === count - 1 };
};

export const useResolvedField = (filling: FillingRef, fieldId: string) =>
  useFillingContext(filling, ({ resolved }) => resolved.find(({ field }) => field.fieldId === fieldId));

/** A radio button is current if any button in its group is. */
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

/** True while Next waits for the server to check that a value can be printed. */
export const useIsServerChecking = (filling: FillingRef) =>
  useSelector(filling, (snapshot) => snapshot.matches('asking'));
