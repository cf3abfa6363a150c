import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { EventFromLogic } from 'xstate';
import type { Filler, FillField, FillValues } from '#rules/fill-field.ts';
import { groupOf, questionsOf } from '#rules/questions.ts';
import { fillFieldsMachine } from './fill-fields.machine';
import { resolveFields, type ResolvedField } from '#rules/resolve-fields.ts';

type FillingOptions<Field extends FillField> = {
  fields: readonly Field[];
  filler: Filler;
  values: FillValues;
  onTyped: (fieldId: string, value: string | null) => void;
};

export type Filling = Omit<ReturnType<typeof useFillFields>, 'resolved'>;

/** Filling in one's fields. What it begins with counts once; mount it anew for somebody else. */
export function useFillFields<Field extends FillField>({ fields, filler, values, onTyped }: FillingOptions<Field>) {
  const [input] = useState({ fields, filler, values });
  const actorRef = useActorRef(
    fillFieldsMachine.provide({ actions: { onTyped: (_, { fieldId, value }) => onTyped(fieldId, value) } }),
    { input },
  );
  const snapshot = useSelector(actorRef, (current) => current);
  const { currentId, leftIds } = snapshot.context;
  const resolved = useMemo(
    () => resolveFields(input.fields, snapshot.context.values, input.filler),
    [input, snapshot.context.values],
  );
  const asked = questionsOf(resolved);
  const place = asked.findIndex(({ field }) => field.fieldId === currentId);
  return {
    resolved,
    asked,
    current: asked[place] ?? null,
    place,
    isComplete: snapshot.matches('complete'),
    isSaid: ({ field }: ResolvedField) => leftIds.includes(field.fieldId),
    groupOf: ({ field }: ResolvedField): ResolvedField[] => groupOf(resolved, field),
    isCurrent: ({ field }: ResolvedField) =>
      field.fieldId === currentId || groupOf(resolved, field).some((one) => one.field.fieldId === currentId),
    send: (event: EventFromLogic<typeof fillFieldsMachine>) => actorRef.send(event),
  };
}
