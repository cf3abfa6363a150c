import { assign, setup } from 'xstate';
import type { Batch, BatchSettings } from '@/entities/batch';
import { ApiError, getThrownError, isUnreachable, keepFailure, toFailure } from '@/shared/api';
import { fromRequest, mayReachServer, type ConnectionRestored } from '@/shared/lib/actors';
import { changeSettings, readBatch, type ChangeSettingsInput } from '../api/change-settings';

const QUIET_MS = 600;
const AGAIN_MS = 10_000;

type SaveSettingsContext = ChangeSettingsInput & {
  /** Whether something was typed since the current request began. */
  hasMore: boolean;
  failure: ApiError | null;
};
type SaveSettingsEvent =
  | { type: 'changed'; settings: BatchSettings }
  | { type: 'batch.read'; version: number }
  | { type: 'flush' }
  | { type: 'retry' }
  | ConnectionRestored;

/**
 * saved ──changed──▶ waiting ──after a pause, flush──▶ saving ──▶ saved, saving (more has changed)
 *                       ▲ └─changed─┘                         ├─rows changed meanwhile─▶ looking ──▶ saving
 *                       └────────────────changed──── failed ◀─┴─error; retry, flush, connection.restored──▶ saving
 * The settings belong to the batch, not to its rows, so they are also saved after another tab has changed rows.
 */
export const saveSettingsMachine = setup({
  types: {
    input: {} as ChangeSettingsInput,
    context: {} as SaveSettingsContext,
    events: {} as SaveSettingsEvent,
    tags: {} as 'unsaved',
  },
  actors: {
    write: fromRequest<Batch, ChangeSettingsInput>(({ input, signal }) => changeSettings(input, signal)),
    look: fromRequest<Batch, { batchId: string }>(({ input, signal }) => readBatch(input.batchId, signal)),
  },
  actions: {
    /** Implemented by the component, which has access to the cache. */
    onBatch: (_, _params: { batch: Batch }) => {},
    keep: assign((_, { settings }: { settings: BatchSettings }) => ({ settings, hasMore: true })),
    takeVersion: assign({
      version: ({ context }, { version }: { version: number }) => Math.max(context.version, version),
    }),
    keepFailure: assign(toFailure),
  },
  guards: {
    isConflict: (_, params: { error: unknown }) => ApiError.from(params.error).code === 'VERSION_CONFLICT',
    hasMore: ({ context }) => context.hasMore,
    isUnreachable: ({ context }) => isUnreachable(context.failure),
    mayReach: ({ context }) => isUnreachable(context.failure) && mayReachServer(),
  },
  delays: { quiet: QUIET_MS, again: AGAIN_MS },
}).createMachine({
  id: 'saveSettings',
  context: ({ input }) => ({ ...input, hasMore: false, failure: null }),
  initial: 'saved',
  on: { 'batch.read': { actions: { type: 'takeVersion', params: ({ event }) => event } } },
  states: {
    saved: {
      on: { changed: { target: 'waiting', actions: { type: 'keep', params: ({ event }) => event } } },
    },
    waiting: {
      tags: 'unsaved',
      after: { quiet: 'saving' },
      on: {
        changed: { target: 'waiting', reenter: true, actions: { type: 'keep', params: ({ event }) => event } },
        flush: 'saving',
      },
    },
    saving: {
      tags: 'unsaved',
      entry: assign({ hasMore: false, failure: null }),
      invoke: {
        src: 'write',
        input: ({ context: { batchId, version, settings } }) => ({ batchId, version, settings }),
        onDone: {
          target: 'settling',
          actions: [
            { type: 'takeVersion', params: ({ event }) => event.output },
            { type: 'onBatch', params: ({ event }) => ({ batch: event.output }) },
          ],
        },
        onError: [
          { guard: { type: 'isConflict', params: getThrownError }, target: 'looking' },
          { target: 'failed', actions: keepFailure },
        ],
      },
      on: { changed: { actions: { type: 'keep', params: ({ event }) => event } } },
    },
    settling: { always: [{ guard: 'hasMore', target: 'saving' }, { target: 'saved' }] },
    looking: {
      tags: 'unsaved',
      invoke: {
        src: 'look',
        input: ({ context: { batchId } }) => ({ batchId }),
        onDone: {
          target: 'saving',
          actions: [
            { type: 'takeVersion', params: ({ event }) => event.output },
            { type: 'onBatch', params: ({ event }) => ({ batch: event.output }) },
          ],
        },
        onError: { target: 'failed', actions: keepFailure },
      },
      on: { changed: { actions: { type: 'keep', params: ({ event }) => event } } },
    },
    failed: {
      tags: 'unsaved',
      after: { again: { guard: 'mayReach', target: 'saving' } },
      on: {
        changed: { target: 'waiting', actions: { type: 'keep', params: ({ event }) => event } },
        retry: 'saving',
        flush: 'saving',
        'connection.restored': { guard: 'isUnreachable', target: 'saving' },
      },
    },
  },
});
