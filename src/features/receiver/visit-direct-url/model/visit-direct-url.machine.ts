import { assertEvent, assign, setup } from 'xstate';
import { ApiError, getThrownError, keepFailure, toFailure } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { loadVisit, startVisit, type DirectUrlVisit, type StartVisitInput, type Visitor } from '../api/visit';
import { toClosedStanding, type ClosedStanding } from './closed-standing';

export type VisitDirectUrlInput = {
  code: string;
  /** True on the page that asks who the visitor is, for example after a reload. */
  isAtAccount: boolean;
};
type VisitDirectUrlContext = VisitDirectUrlInput & {
  visit: DirectUrlVisit | null;
  closedAs: ClosedStanding | null;
  failure: ApiError | null;
};
export type VisitDirectUrlEvent =
  | { type: 'begin' }
  | { type: 'back' }
  | { type: 'retry' }
  | { type: 'visitor.given'; visitor: Visitor };

/**
 * looking ─┬─▶ invited ──begin──▶ asking ──visitor.given──▶ starting ─▶ started      (then `verifyReceiver`)
 *          │      ◀──back────────    ◀──not accepted, no answer──┤
 *          ├─▶ closed ◀──closed or full meanwhile────────────────┘      (closed ──retry──▶ looking)
 *          ├─▶ wrong               (no such link)
 *          └─▶ unreachable ──retry──▶ looking
 * A reload of the page that asks who the visitor is leads from looking to asking.
 */
export const visitDirectUrlMachine = setup({
  types: {
    input: {} as VisitDirectUrlInput,
    context: {} as VisitDirectUrlContext,
    events: {} as VisitDirectUrlEvent,
    tags: {} as 'account',
  },
  actors: {
    look: fromRequest<DirectUrlVisit, { code: string }>(({ input, signal }) => loadVisit(input, signal)),
    start: fromRequest<{ linkToken: string }, StartVisitInput>(({ input, signal }) => startVisit(input, signal)),
  },
  actions: {
    /** Implemented by the component, which has access to the session and the router. */
    onStarted: (_, _params: { linkToken: string }) => {},
    keepVisit: assign((_, { visit }: { visit: DirectUrlVisit }) => ({
      visit,
      closedAs: visit.standing === 'OPEN' ? null : visit.standing,
    })),
    keepClosed: assign((_, { error }: { error: unknown }) => ({ closedAs: toClosedStanding(error) })),
    keepFailure: assign(toFailure),
    forgetFailure: assign({ failure: null }),
    remainAtAccount: assign({ isAtAccount: true }),
    leaveAccount: assign({ isAtAccount: false }),
  },
  guards: {
    isClosed: (_, { visit }: { visit: DirectUrlVisit }) => visit.standing !== 'OPEN',
    isAtAccount: ({ context }) => context.isAtAccount,
    isUnknown: (_, { error }: { error: unknown }) => ApiError.from(error).status === 404,
    isClosedMeanwhile: (_, { error }: { error: unknown }) => toClosedStanding(error) !== null,
  },
}).createMachine({
  id: 'visitDirectUrl',
  context: ({ input }) => ({ ...input, visit: null, closedAs: null, failure: null }),
  initial: 'looking',
  states: {
    looking: {
      entry: 'forgetFailure',
      invoke: {
        src: 'look',
        input: ({ context: { code } }) => ({ code }),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ visit: event.output }) },
            target: 'closed',
            actions: { type: 'keepVisit', params: ({ event }) => ({ visit: event.output }) },
          },
          {
            guard: 'isAtAccount',
            target: 'asking',
            actions: { type: 'keepVisit', params: ({ event }) => ({ visit: event.output }) },
          },
          { target: 'invited', actions: { type: 'keepVisit', params: ({ event }) => ({ visit: event.output }) } },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: getThrownError }, target: 'wrong' },
          { target: 'unreachable', actions: keepFailure },
        ],
      },
    },
    invited: { entry: 'leaveAccount', on: { begin: 'asking' } },
    asking: {
      tags: 'account',
      entry: 'remainAtAccount',
      on: { back: { target: 'invited', actions: 'forgetFailure' }, 'visitor.given': 'starting' },
    },
    starting: {
      tags: 'account',
      entry: 'forgetFailure',
      invoke: {
        src: 'start',
        input: ({ context: { code }, event }) => {
          assertEvent(event, 'visitor.given');
          return { code, visitor: event.visitor };
        },
        onDone: {
          target: 'started',
          actions: { type: 'onStarted', params: ({ event }) => ({ linkToken: event.output.linkToken }) },
        },
        onError: [
          {
            guard: { type: 'isClosedMeanwhile', params: getThrownError },
            target: 'closed',
            actions: { type: 'keepClosed', params: getThrownError },
          },
          { guard: { type: 'isUnknown', params: getThrownError }, target: 'wrong' },
          { target: 'asking', actions: keepFailure },
        ],
      },
    },
    closed: { on: { retry: 'looking' } },
    wrong: {},
    unreachable: { on: { retry: 'looking' } },
    started: { type: 'final', tags: 'account' },
  },
});
