import { assign, setup } from 'xstate';
import { ApiError, isUnreachable, keepFailure, getThrownError, toFailure } from '@/shared/api';
import { fromRequest, mayReachServer, type ConnectionRestored } from '@/shared/lib/actors';
import { readDraftVersion, writeDraft, type WriteDraftInput, type WriteDraftResult } from '../api/write-draft';
import { splitDraftChange, isEmptyChange, mergeChanges, type DraftChange } from './draft-change';

const QUIET_MS = 600;
const AGAIN_MS = 10_000;

export type SaveDraftInput = {
  /** The id of a contract or a template. */
  draftId: string | null;
  version: number;
  receiverUuids: Readonly<Record<string, string>>;
  creationKey: string;
};
type SaveDraftContext = SaveDraftInput & {
  pending: DraftChange;
  /** The change in the current request. */
  sent: DraftChange;
  failure: ApiError | null;
};
type SaveDraftEvent =
  | { type: 'changed'; change: DraftChange }
  | { type: 'flush' }
  | { type: 'retry' }
  | ConnectionRestored
  /** The version that the user compared with their own. Without it, the current version is overwritten. */
  | { type: 'overwrite'; version?: number | undefined };

/**
 * saved ──changed──▶ waiting ──after a pause, flush──▶ saving ──▶ saved, waiting (more has changed)
 *                       ▲ └─changed─┘                         ├─already changed─▶ conflict ──overwrite──▶ looking,
 *                       │                                     │                      saving (if that version was compared)
 *                       │                                     └─error─▶ failed ──retry, changed──▶ saving, waiting
 * failed ──connection.restored, after a while (if the server couldn't be reached)──▶ saving
 * looking ──the current version──▶ saving; error ─▶ conflict
 * Only one request runs at a time. Changes made meanwhile are saved by the next one.
 */
export const saveDraftMachine = setup({
  types: {
    input: {} as SaveDraftInput,
    context: {} as SaveDraftContext,
    events: {} as SaveDraftEvent,
    tags: {} as 'unsaved',
  },
  actors: {
    write: fromRequest<WriteDraftResult, WriteDraftInput>(({ input, signal }) => writeDraft(input, signal)),
    look: fromRequest<number, { draftId: string | null }>(({ input, signal }) =>
      readDraftVersion(input.draftId ?? '', signal),
    ),
  },
  actions: {
    /** Implemented by the component, which has access to the router and the cache. */
    onWritten: (_, _params: { written: WriteDraftResult; sent: DraftChange }) => {},
    keep: assign({
      pending: ({ context }, { change }: { change: DraftChange }) => mergeChanges(context.pending, change),
    }),
    keepFailure: assign(toFailure),
    takeVersion: assign({
      version: ({ context }, { version }: { version?: number | undefined }) => version ?? context.version,
    }),
    takeBack: assign({ pending: ({ context }) => mergeChanges(context.sent, context.pending), sent: {} }),
  },
  guards: {
    isConflict: (_, params: { error: unknown }) => ApiError.from(params.error).code === 'VERSION_CONFLICT',
    isKnown: (_, { version }: { version?: number | undefined }) => version !== undefined,
    hasMore: ({ context }) => !isEmptyChange(context.pending),
    isUnreachable: ({ context }) => isUnreachable(context.failure),
    mayReach: ({ context }) => isUnreachable(context.failure) && mayReachServer(),
  },
  delays: { quiet: QUIET_MS, again: AGAIN_MS },
}).createMachine({
  id: 'saveDraft',
  context: ({ input }) => ({ ...input, pending: {}, sent: {}, failure: null }),
  initial: 'saved',
  states: {
    saved: {
      on: { changed: { target: 'waiting', actions: { type: 'keep', params: ({ event }) => event } } },
    },
    waiting: {
      tags: 'unsaved',
      after: { quiet: 'saving' },
      on: {
        changed: {
          target: 'waiting',
          reenter: true,
          actions: { type: 'keep', params: ({ event }) => event },
        },
        flush: 'saving',
      },
    },
    saving: {
      tags: 'unsaved',
      entry: assign(({ context }) => {
        const { now, later } = splitDraftChange(context.pending);
        return { sent: now, pending: later, failure: null };
      }),
      invoke: {
        src: 'write',
        input: ({ context: { draftId, version, sent, receiverUuids, creationKey } }) => ({
          draftId,
          version,
          change: sent,
          receiverUuids,
          creationKey,
        }),
        onDone: {
          target: 'settling',
          actions: [
            {
              type: 'onWritten',
              params: ({ event, context }) => ({ written: event.output, sent: context.sent }),
            },
            assign(({ event }) => ({ ...event.output, sent: {} })),
          ],
        },
        onError: [
          {
            guard: { type: 'isConflict', params: getThrownError },
            target: 'conflict',
            actions: ['takeBack', keepFailure],
          },
          {
            target: 'failed',
            actions: ['takeBack', keepFailure],
          },
        ],
      },
      on: { changed: { actions: { type: 'keep', params: ({ event }) => event } } },
    },
    settling: {
      always: [{ guard: 'hasMore', target: 'saving' }, { target: 'saved' }],
    },
    failed: {
      tags: 'unsaved',
      after: { again: { guard: 'mayReach', target: 'saving' } },
      on: {
        changed: { target: 'waiting', actions: { type: 'keep', params: ({ event }) => event } },
        retry: 'saving',
        'connection.restored': { guard: 'isUnreachable', target: 'saving' },
        flush: 'saving',
      },
    },
    conflict: {
      tags: 'unsaved',
      on: {
        changed: { actions: { type: 'keep', params: ({ event }) => event } },
        overwrite: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'takeVersion', params: ({ event }) => event },
          },
          { target: 'looking' },
        ],
      },
    },
    looking: {
      tags: 'unsaved',
      invoke: {
        src: 'look',
        input: ({ context }) => ({ draftId: context.draftId }),
        onDone: { target: 'saving', actions: assign({ version: ({ event }) => event.output }) },
        onError: {
          target: 'conflict',
          actions: keepFailure,
        },
      },
      on: { changed: { actions: { type: 'keep', params: ({ event }) => event } } },
    },
  },
});
