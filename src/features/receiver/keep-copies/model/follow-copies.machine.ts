import { assign, setup } from 'xstate';
import { getCopies, isSealing, type Copies } from '@/entities/copy';
import { ApiError, keepFailure, getThrownError, toFailure } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';

const SEALING_MS = 2_000;
/** Shorter than the ten minutes after which file URLs expire. */
const FRESH_MS = 8 * 60_000;

type FollowCopiesContext = { copies: Copies | null; failure: ApiError | null };

/**
 * beginning ─┬─already loaded─▶ shown
 *            └─▶ loading ─┬─▶ shown ──2 s while sealing, else 8 minutes──▶ renewing ─▶ shown, even without an answer
 *                         ├─no answer─▶ failed ──retry──▶ loading
 *                         └─refused─▶ refused, from renewing too: the token has expired
 */
export const followCopiesMachine = setup({
  types: {
    input: {} as { first: Copies | null },
    context: {} as FollowCopiesContext,
    events: {} as { type: 'retry' } | { type: 'refused' },
  },
  actors: { getCopies: fromRequest<Copies, void>(({ signal }) => getCopies(signal)) },
  actions: {
    keepCopies: assign((_, { copies }: { copies: Copies }) => ({ copies, failure: null })),
    keepFailure: assign(toFailure),
  },
  guards: {
    isKnown: ({ context }) => context.copies !== null,
    isRefused: (_, { error }: { error: unknown }) => {
      const { status } = ApiError.from(error);
      return status === 401 || status === 403;
    },
    isEnd: (_, { error }: { error: unknown }) => [409, 410].includes(ApiError.from(error).status ?? 0),
  },
  delays: {
    nextLook: ({ context: { copies } }) => (copies && isSealing(copies) ? SEALING_MS : FRESH_MS),
  },
}).createMachine({
  id: 'followCopies',
  context: ({ input: { first } }) => ({ copies: first, failure: null }),
  initial: 'beginning',
  on: { refused: '.refused' },
  states: {
    beginning: { always: [{ guard: 'isKnown', target: 'shown' }, { target: 'loading' }] },
    loading: {
      invoke: {
        src: 'getCopies',
        onDone: { target: 'shown', actions: { type: 'keepCopies', params: ({ event }) => ({ copies: event.output }) } },
        onError: [
          { guard: { type: 'isRefused', params: getThrownError }, target: 'refused' },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    shown: { after: { nextLook: 'renewing' } },
    renewing: {
      invoke: {
        src: 'getCopies',
        onDone: { target: 'shown', actions: { type: 'keepCopies', params: ({ event }) => ({ copies: event.output }) } },
        onError: [
          { guard: { type: 'isRefused', params: getThrownError }, target: 'refused' },
          {
            guard: { type: 'isEnd', params: getThrownError },
            target: 'failed',
            actions: keepFailure,
          },
          // Keeps showing the current copies, because the next poll may succeed.
          { target: 'shown' },
        ],
      },
    },
    failed: { on: { retry: 'loading' } },
    refused: {},
  },
});
