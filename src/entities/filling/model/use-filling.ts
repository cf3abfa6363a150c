import { useSelector } from '@xstate/react';
import { groupOf } from '#rules/questions.ts';
import { isSaid, type FillFieldsContext, type FillingRef } from './fill-fields.machine';

/** One thing of a filling: whoever shows it is drawn again when it changes, and not before. */
export const useFilled = <Value>(filling: FillingRef, select: (context: FillFieldsContext) => Value): Value =>
  useSelector(filling, ({ context }) => select(context));

const placeIn = ({ questions, currentId }: FillFieldsContext) =>
  questions.findIndex(({ field }) => field.fieldId === currentId);

/** What one is led to at present; null where nothing is asked. */
export const useQuestion = (filling: FillingRef) =>
  useFilled(filling, (context) => context.questions[placeIn(context)] ?? null);

/** Its place among all that is asked, from 0, and how many those are. */
export const usePlace = (filling: FillingRef) => {
  const place = useFilled(filling, placeIn);
  const count = useFilled(filling, ({ questions }) => questions.length);
  return { place, count, isLast: place === count - 1 };
};

export const useResolved = (filling: FillingRef, fieldId: string) =>
  useFilled(filling, ({ resolved }) => resolved.find(({ field }) => field.fieldId === fieldId));

/** One of a group of radio buttons is present when another one of it is. */
export const useIsCurrent = (filling: FillingRef, fieldId: string) =>
  useFilled(filling, ({ resolved, currentId }) => {
    if (fieldId === currentId) return true;
    const one = resolved.find(({ field }) => field.fieldId === fieldId);
    return one !== undefined && groupOf(resolved, one.field).some(({ field }) => field.fieldId === currentId);
  });

export const useIsSaid = (filling: FillingRef, fieldId: string) =>
  useFilled(filling, (context) => {
    const one = context.resolved.find(({ field }) => field.fieldId === fieldId);
    return one !== undefined && isSaid(context, one);
  });

/** Somebody wants to go on, and the server is asked whether it can print what they typed. */
export const useIsAsking = (filling: FillingRef) => useSelector(filling, (snapshot) => snapshot.matches('asking'));
