import { and, assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { Respondent, FillField, FillValues } from '#rules/fill-field.ts';
import { getGroupLeaderId } from '#rules/questions.ts';
import { listGroupFields } from '#rules/amount-parts.ts';
import { getInitialValues, applyValue, type ResolvedField } from '#rules/resolve-fields.ts';
import { removeCharacters } from '#rules/unprintable.ts';
import { matchAnything, type MatchesPattern } from '#rules/value-problem.ts';
import { loadPatternMatcher } from './load-fits';
import { updateValidation, NOTHING_VALIDATED, type FindProblem, type ValidatedFields } from './validated-fields';
import {
  needsServerCheck,
  NO_REJECTIONS,
  addRejections,
  type ValueRejection,
  type ValueRejections,
} from './value-rejections';

export type FillFieldsInput = {
  fields: readonly FillField[];
  filler: Respondent;
  values: FillValues;
  refused?: ValueRejections;
  /** Starts at the first incomplete field, because the person has been here before. */
  isGoingOn?: boolean;
  /** True if the server also checks values. Next then waits for values that only the server can check. */
  isJudged?: boolean;
  findFault?: FindProblem;
};
export type FillFieldsContext = Required<FillFieldsInput> &
  ValidatedFields & {
    /** Accepts every value until the pattern engine has loaded, which fields without patterns never need. */
    fits: MatchesPattern;
    currentId: string | null;
    /** The fields whose errors are shown: those that have lost focus, and all fields after an attempt to finish. */
    leftIds: readonly string[];
  };
export type FillFieldsEvent =
  | { type: 'typed'; fieldId: string; value: string | null }
  | { type: 'cleaned'; fieldId: string }
  /** Values filled in elsewhere, which don't trigger `onTyped`. */
  | { type: 'given'; values: FillValues }
  | { type: 'refused'; refusals: readonly ValueRejection[] }
  /** The server accepted the value or can't be reached, so the person can continue. */
  | { type: 'passed' }
  /** `resumed` returns from the review to the current field, and `recalled` goes to the first error. */
  | { type: 'resumed' }
  | { type: 'recalled' }
  | { type: 'focused'; fieldId: string }
  | { type: 'left'; fieldId: string }
  | { type: 'next' }
  | { type: 'previous' }
  /** A mark for the last field completes the form without another click. */
  | { type: 'mark.made' }
  | { type: 'finish' };

export type FillingRef = ActorRefFrom<typeof fillFieldsMachine>;

const findNoFault: FindProblem = () => null;
const isRefused = ({ problem }: ResolvedField) => problem?.code === 'UNPRINTABLE' || problem?.code === 'REFUSED';
const placeOf = ({ questions, currentId }: FillFieldsContext) =>
  questions.findIndex(({ field }) => field.fieldId === currentId);
const neighbour = (context: FillFieldsContext, step: 1 | -1) => {
  const place = placeOf(context);
  return context.questions[place < 0 ? 0 : place + step]?.field.fieldId ?? null;
};
const presentOf = (context: FillFieldsContext) => context.questions[placeOf(context)];
/** Returns the first earlier field whose value the server has since rejected. */
const refusedBefore = (context: FillFieldsContext) =>
  context.questions.slice(0, Math.max(0, placeOf(context))).find(isRefused)?.field.fieldId ?? null;
const firstWrong = ({ questions }: ValidatedFields) =>
  questions.find(({ problem }) => problem !== null)?.field.fieldId ?? null;
const firstOpen = (judgement: ValidatedFields) =>
  firstWrong(judgement) ??
  judgement.questions.find(({ value }) => !value)?.field.fieldId ??
  judgement.questions.at(-1)?.field.fieldId ??
  null;
const withLeft = (leftIds: readonly string[], fieldId: string | null) =>
  fieldId === null || leftIds.includes(fieldId) ? leftIds : [...leftIds, fieldId];
const cleaned = ({ values, refused }: FillFieldsContext, fieldId: string) =>
  removeCharacters(values[fieldId] ?? '', refused.characters) || null;

/** Rejected values are marked immediately, because the person has usually moved on. */
export const isErrorShown = ({ leftIds }: Pick<FillFieldsContext, 'leftIds'>, one: ResolvedField) =>
  isRefused(one) || leftIds.includes(one.field.fieldId);

type Typed = { fieldId: string; value: string | null };

/**
 * filling ──next──▶ filling    (current field invalid: stays and shows why; an earlier one rejected: back to it;
 *    │        │                 otherwise the next one)
 *    │        └only the server can check──▶ asking ──passed, timeout──▶ next as above; refused──▶ filling
 *    │    ──mark.made at the last, all valid──▶ complete; else filling
 *    │    ──next at the last, finish──▶ all valid: complete; else filling, at the first error
 *    │    ──previous, focused, typed, cleaned, left──▶ filling
 * complete ──typed, cleaned, focused, previous, resumed──▶ filling
 * anywhere ──recalled──▶ filling, at the first error
 * The machine alone owns the values. It knows neither the positions of the fields nor the server: values are its input,
 * `onTyped` reports changes, and values that the server rejects come back as `refused`. Nothing else changes a value.
 */
export const fillFieldsMachine = setup({
  types: {
    input: {} as FillFieldsInput,
    context: {} as FillFieldsContext,
    events: {} as FillFieldsEvent,
  },
  actors: {
    loadFits: fromPromise<MatchesPattern, readonly FillField[]>(({ input }) => loadPatternMatcher(input)),
  },
  actions: {
    /** Called with the fields that changed. Implemented by the component that runs the machine. */
    onTyped: (_, _params: { fieldIds: readonly string[] }) => {},
    onComplete: () => {},
    /** Called when Next has to wait for the server to check a value. */
    onDoubt: () => {},
    leaveCurrent: assign({ leftIds: ({ context }) => withLeft(context.leftIds, context.currentId) }),
    leaveAll: assign({ leftIds: ({ context }) => context.fields.map(({ fieldId }) => fieldId) }),
    goTo: assign({ currentId: (_, { fieldId }: { fieldId: string | null }) => fieldId }),
    goToFirstWrong: assign({ currentId: ({ context }) => firstWrong(context) ?? context.currentId }),
    keepTyped: assign(({ context }, { fieldId, value }: Typed) => ({
      values: applyValue(context.fields, context.values, fieldId, value),
      currentId: getGroupLeaderId(context.resolved, fieldId),
    })),
    keepGiven: assign({
      values: ({ context }, { values }: { values: FillValues }) => ({ ...context.values, ...values }),
    }),
    keepRefused: assign({
      refused: ({ context }, { refusals }: { refusals: readonly ValueRejection[] }) =>
        addRejections(context.refused, refusals),
    }),
    keepFits: assign((_, { fits }: { fits: MatchesPattern }) => ({ fits })),
    judge: assign(({ context }) => updateValidation(context, context)),
  },
  guards: {
    isCurrentWrong: ({ context }) => (presentOf(context)?.problem ?? null) !== null,
    isDoubtful: ({ context }) => {
      const present = presentOf(context);
      return context.isJudged && present !== undefined && needsServerCheck(present.field, present.value);
    },
    isOneRefused: ({ context }) => refusedBefore(context) !== null,
    isLast: ({ context }) => neighbour(context, 1) === null,
    isAllWell: ({ context }) => firstWrong(context) === null,
  },
  delays: { PATIENCE: 2_000 },
}).createMachine({
  id: 'fillFields',
  context: ({ input }) => {
    const { fields, filler, refused = NO_REJECTIONS, isGoingOn = false, isJudged = false } = input;
    const { findFault = findNoFault } = input;
    const values = { ...getInitialValues(fields, filler), ...input.values };
    const judgement = updateValidation(
      { fields, filler, values, refused, fits: matchAnything, findFault },
      NOTHING_VALIDATED,
    );
    const currentId = isGoingOn ? firstOpen(judgement) : (judgement.questions[0]?.field.fieldId ?? null);
    const given = { fields, filler, values, refused, isGoingOn, isJudged, findFault };
    return { ...given, fits: matchAnything, ...judgement, currentId, leftIds: [] };
  },
  invoke: {
    src: 'loadFits',
    input: ({ context }) => context.fields,
    onDone: { actions: [{ type: 'keepFits', params: ({ event }) => ({ fits: event.output }) }, 'judge'] },
    // Without the engine, pattern errors don't appear while typing. The server still checks patterns at the end.
    onError: {},
  },
  initial: 'filling',
  states: {
    filling: {
      on: {
        next: [
          { guard: 'isCurrentWrong', actions: 'leaveCurrent' },
          { guard: 'isDoubtful', target: 'asking' },
          { target: 'leaving' },
        ],
        'mark.made': { guard: and(['isLast', 'isAllWell']), target: 'judging' },
        finish: 'judging',
      },
    },
    asking: {
      entry: 'onDoubt',
      always: { guard: 'isCurrentWrong', target: 'filling', actions: 'leaveCurrent' },
      // If the server rejects the value later, the machine returns to this field.
      after: { PATIENCE: 'leaving' },
      on: { passed: 'leaving', finish: 'judging' },
    },
    leaving: {
      always: [
        {
          guard: 'isOneRefused',
          target: 'filling',
          actions: ['leaveCurrent', { type: 'goTo', params: ({ context }) => ({ fieldId: refusedBefore(context) }) }],
        },
        { guard: 'isLast', target: 'judging' },
        {
          target: 'filling',
          actions: ['leaveCurrent', { type: 'goTo', params: ({ context }) => ({ fieldId: neighbour(context, 1) }) }],
        },
      ],
    },
    judging: {
      entry: 'leaveAll',
      always: [
        { guard: 'isAllWell', target: 'complete' },
        { target: 'filling', actions: 'goToFirstWrong' },
      ],
    },
    complete: { entry: 'onComplete', on: { previous: 'filling', resumed: 'filling' } },
  },
  on: {
    typed: {
      target: '.filling',
      actions: [
        { type: 'keepTyped', params: ({ event }) => event },
        'judge',
        { type: 'onTyped', params: ({ context, event }) => ({ fieldIds: withGroup(context, event.fieldId) }) },
      ],
    },
    cleaned: {
      target: '.filling',
      actions: [
        {
          type: 'keepTyped',
          params: ({ context, event: { fieldId } }) => ({ fieldId, value: cleaned(context, fieldId) }),
        },
        'judge',
        { type: 'onTyped', params: ({ event }) => ({ fieldIds: [event.fieldId] }) },
      ],
    },
    given: { actions: [{ type: 'keepGiven', params: ({ event }) => event }, 'judge'] },
    refused: { actions: [{ type: 'keepRefused', params: ({ event }) => event }, 'judge'] },
    previous: {
      target: '.filling',
      actions: {
        type: 'goTo',
        params: ({ context }) => ({ fieldId: neighbour(context, -1) ?? context.currentId }),
      },
    },
    recalled: { target: '.filling', actions: ['leaveAll', 'goToFirstWrong'] },
    focused: {
      target: '.filling',
      actions: {
        type: 'goTo',
        params: ({ context, event }) => ({ fieldId: getGroupLeaderId(context.resolved, event.fieldId) }),
      },
    },
    left: { actions: assign({ leftIds: ({ context, event }) => withLeft(context.leftIds, event.fieldId) }) },
  },
});

/** Any field of the group may have changed. */
function withGroup({ fields }: FillFieldsContext, fieldId: string): string[] {
  const typed = fields.find((field) => field.fieldId === fieldId);
  const group = typed ? listGroupFields(fields, typed) : [];
  return group.length > 0 ? group.map((field) => field.fieldId) : [fieldId];
}
