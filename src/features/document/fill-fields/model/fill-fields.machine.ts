import { assign, setup } from 'xstate';
import type { Filler, FillField, FillValues } from '#rules/fill-field.ts';
import { leaderId, questionsOf } from '#rules/questions.ts';
import { firstValues, resolveFields, withValue, type ResolvedField } from '#rules/resolve-fields.ts';

export type FillFieldsInput = {
  /** In the order in which one is led through them. */
  fields: readonly FillField[];
  filler: Filler;
  /** What is there already: of others, and one's own from before. */
  values: FillValues;
};
type FillFieldsContext = FillFieldsInput & {
  currentId: string | null;
  /** Fields whose mistakes are said: those that were left, or all after the end was asked for. */
  leftIds: readonly string[];
};
type FillFieldsEvent =
  | { type: 'typed'; fieldId: string; value: string | null }
  /** Filled in elsewhere: taken over without being told. */
  | { type: 'given'; values: FillValues }
  | { type: 'focused'; fieldId: string }
  | { type: 'left'; fieldId: string }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'finish' };

const resolvedIn = ({ fields, values, filler }: Pick<FillFieldsContext, 'fields' | 'values' | 'filler'>) =>
  resolveFields(fields, values, filler);

/** What one can be led to. */
export const askedIn = (context: Pick<FillFieldsContext, 'fields' | 'values' | 'filler'>): ResolvedField[] =>
  questionsOf(resolvedIn(context));

const neighbour = (context: FillFieldsContext, step: 1 | -1) => {
  const asked = askedIn(context);
  const place = asked.findIndex(({ field }) => field.fieldId === context.currentId);
  return asked[place < 0 ? 0 : place + step]?.field.fieldId ?? null;
};
const firstWrong = (context: FillFieldsContext) =>
  askedIn(context).find(({ problem }) => problem !== null)?.field.fieldId ?? null;
const withLeft = (leftIds: readonly string[], fieldId: string | null) =>
  fieldId === null || leftIds.includes(fieldId) ? leftIds : [...leftIds, fieldId];

/**
 * filling ──next──▶ filling    (the present field is wrong: stays and says why; else on to the next one)
 *    │    ──next at the last, finish──▶ all is well: complete; else filling, at the first that is wrong
 *    │    ──previous, focused, typed, left──▶ filling
 * complete ──typed, focused, previous──▶ filling
 * Knows nothing of a document's place or of a server: values come in with it and are told by `onTyped`.
 */
export const fillFieldsMachine = setup({
  types: {
    input: {} as FillFieldsInput,
    context: {} as FillFieldsContext,
    events: {} as FillFieldsEvent,
  },
  actions: {
    /** Provided where the machine is used: to keep what was typed. */
    onTyped: (_, _params: { fieldId: string; value: string | null }) => {},
    leaveCurrent: assign({ leftIds: ({ context }) => withLeft(context.leftIds, context.currentId) }),
    leaveAll: assign({ leftIds: ({ context }) => context.fields.map(({ fieldId }) => fieldId) }),
    goToFirstWrong: assign({ currentId: ({ context }) => firstWrong(context) }),
    keepTyped: assign({
      values: ({ context }, params: { fieldId: string; value: string | null }) =>
        withValue(context.fields, context.values, params.fieldId, params.value),
      currentId: ({ context }, params) => leaderId(resolvedIn(context), params.fieldId),
    }),
  },
  guards: {
    isCurrentWrong: ({ context }) =>
      askedIn(context).some(({ field, problem }) => field.fieldId === context.currentId && problem !== null),
    isLast: ({ context }) => neighbour(context, 1) === null,
    isAllWell: ({ context }) => firstWrong(context) === null,
  },
}).createMachine({
  id: 'fillFields',
  context: ({ input }) => ({
    ...input,
    values: { ...firstValues(input.fields, input.filler), ...input.values },
    currentId: null,
    leftIds: [],
  }),
  initial: 'starting',
  states: {
    starting: {
      always: { target: 'filling', actions: assign({ currentId: ({ context }) => neighbour(context, 1) }) },
    },
    filling: {
      on: {
        next: [
          { guard: 'isCurrentWrong', actions: 'leaveCurrent' },
          { guard: 'isLast', target: 'judging' },
          { actions: ['leaveCurrent', assign({ currentId: ({ context }) => neighbour(context, 1) })] },
        ],
        previous: {
          actions: assign({ currentId: ({ context }) => neighbour(context, -1) ?? context.currentId }),
        },
        finish: 'judging',
      },
    },
    judging: {
      entry: 'leaveAll',
      always: [
        { guard: 'isAllWell', target: 'complete' },
        { target: 'filling', actions: 'goToFirstWrong' },
      ],
    },
    complete: { on: { previous: 'filling' } },
  },
  on: {
    typed: {
      target: '.filling',
      actions: [
        { type: 'keepTyped', params: ({ event }) => event },
        { type: 'onTyped', params: ({ event }) => event },
      ],
    },
    given: { actions: assign({ values: ({ context, event }) => ({ ...context.values, ...event.values }) }) },
    focused: {
      target: '.filling',
      actions: assign({ currentId: ({ context, event }) => leaderId(resolvedIn(context), event.fieldId) }),
    },
    left: { actions: assign({ leftIds: ({ context, event }) => withLeft(context.leftIds, event.fieldId) }) },
  },
});
