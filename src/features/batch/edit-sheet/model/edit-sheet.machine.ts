import { assign, setup } from 'xstate';
import type { BatchCounts, BatchRow } from '@/entities/batch';
import { ApiError, getThrownError, isUnreachable, keepFailure, toFailure } from '@/shared/api';
import { fromRequest, mayReachServer, type ConnectionRestored } from '@/shared/lib/actors';
import { changeRows, readBatchVersion, type ChangeRowsInput, type ChangeRowsResult } from '../api/change-rows';
import type { CellRules } from './check-row';
import {
  mergeCommand,
  mergePendingRows,
  mergeResponse,
  splitNextRows,
  toRowsChange,
  type PendingRows,
} from './pending-rows';
import { applyCommand, invertCommand, isEmptyCommand, type SheetCommand } from './sheet-command';

const QUIET_MS = 600;
const AGAIN_MS = 10_000;
const MAX_STEPS = 200;
const NOTHING: PendingRows = new Map();

export type EditSheetInput = {
  batchId: string;
  version: number;
  rows: readonly BatchRow[];
  rules: CellRules;
};
type EditSheetContext = EditSheetInput & {
  /** Null until the server has answered the first change. */
  counts: BatchCounts | null;
  past: readonly SheetCommand[];
  future: readonly SheetCommand[];
  pending: PendingRows;
  sent: PendingRows;
  failure: ApiError | null;
};
type EditSheetEvent =
  | { type: 'commanded'; command: SheetCommand }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'flush' }
  | { type: 'retry' }
  | ConnectionRestored
  | { type: 'overwrite' };

/**
 * saved ──commanded, undo, redo──▶ waiting ──after a pause, flush──▶ saving ──▶ saving (more has changed), saved
 *                                    ▲ └─commanded, undo, redo─┘        ├─changed elsewhere─▶ conflict ──overwrite──▶ looking
 *                                    └──────commanded, retry──── failed ◀─error─┘
 * failed ──connection.restored, after a while (if the server couldn't be reached)──▶ saving
 * looking ──the current version──▶ saving; error ─▶ conflict
 * Only one request runs at a time, with at most 1,000 rows. Every state accepts commands, and whatever could not be saved
 * stays pending.
 */
export const editSheetMachine = setup({
  types: {
    input: {} as EditSheetInput,
    context: {} as EditSheetContext,
    events: {} as EditSheetEvent,
    tags: {} as 'unsaved',
  },
  actors: {
    write: fromRequest<ChangeRowsResult, ChangeRowsInput>(({ input, signal }) => changeRows(input, signal)),
    look: fromRequest<number, { batchId: string }>(({ input, signal }) => readBatchVersion(input.batchId, signal)),
  },
  actions: {
    /** Implemented by the component, which has access to the cache. */
    onWritten: (_, _params: { written: ChangeRowsResult }) => {},
    apply: assign(({ context }, { command }: { command: SheetCommand }) => ({
      ...perform(context, command),
      past: [...context.past, command].slice(-MAX_STEPS),
      future: [],
    })),
    undo: assign(({ context }) => {
      const command = context.past.at(-1);
      if (!command) return {};
      return {
        ...perform(context, invertCommand(command)),
        past: context.past.slice(0, -1),
        future: [command, ...context.future],
      };
    }),
    redo: assign(({ context }) => {
      const [command, ...future] = context.future;
      return command ? { ...perform(context, command), past: [...context.past, command], future } : {};
    }),
    take: assign(({ context }, { written }: { written: ChangeRowsResult }) => ({
      rows: mergeResponse(context.rows, written.rows, context.pending, context.rules),
      version: written.version,
      counts: written.counts,
      sent: NOTHING,
    })),
    takeBack: assign(({ context }) => ({ pending: mergePendingRows(context.sent, context.pending), sent: NOTHING })),
    keepFailure: assign(toFailure),
  },
  guards: {
    isNew: (_, { command }: { command: SheetCommand }) => !isEmptyCommand(command),
    hasMore: ({ context }) => context.pending.size > 0,
    isConflict: (_, params: { error: unknown }) => ApiError.from(params.error).code === 'VERSION_CONFLICT',
    isUnreachable: ({ context }) => isUnreachable(context.failure),
    mayReach: ({ context }) => isUnreachable(context.failure) && mayReachServer(),
  },
  delays: { quiet: QUIET_MS, again: AGAIN_MS },
}).createMachine({
  id: 'editSheet',
  context: ({ input }) => ({
    ...input,
    counts: null,
    past: [],
    future: [],
    pending: NOTHING,
    sent: NOTHING,
    failure: null,
  }),
  initial: 'saved',
  // States with a pending request let it finish. All others go to `waiting`.
  on: {
    commanded: {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: { type: 'apply', params: ({ event }) => event },
    },
    undo: { actions: 'undo' },
    redo: { actions: 'redo' },
  },
  states: {
    saved: {
      always: { guard: 'hasMore', target: 'waiting' },
    },
    waiting: {
      tags: 'unsaved',
      after: { quiet: 'saving' },
      on: {
        commanded: {
          guard: { type: 'isNew', params: ({ event }) => event },
          target: 'waiting',
          reenter: true,
          actions: { type: 'apply', params: ({ event }) => event },
        },
        flush: 'saving',
      },
    },
    saving: {
      tags: 'unsaved',
      entry: assign(({ context }) => {
        const { now, later } = splitNextRows(context.pending);
        return { sent: now, pending: later, failure: null };
      }),
      invoke: {
        src: 'write',
        input: ({ context: { batchId, version, sent } }) => ({ batchId, version, change: toRowsChange(sent) }),
        onDone: {
          target: 'settling',
          actions: [
            { type: 'take', params: ({ event }) => ({ written: event.output }) },
            { type: 'onWritten', params: ({ event }) => ({ written: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isConflict', params: getThrownError },
            target: 'conflict',
            actions: ['takeBack', keepFailure],
          },
          { target: 'failed', actions: ['takeBack', keepFailure] },
        ],
      },
    },
    settling: {
      always: [{ guard: 'hasMore', target: 'saving' }, { target: 'saved' }],
    },
    failed: {
      tags: 'unsaved',
      after: { again: { guard: 'mayReach', target: 'saving' } },
      on: {
        commanded: {
          guard: { type: 'isNew', params: ({ event }) => event },
          target: 'waiting',
          actions: { type: 'apply', params: ({ event }) => event },
        },
        retry: 'saving',
        'connection.restored': { guard: 'isUnreachable', target: 'saving' },
        flush: 'saving',
      },
    },
    conflict: {
      tags: 'unsaved',
      on: { overwrite: 'looking' },
    },
    looking: {
      tags: 'unsaved',
      invoke: {
        src: 'look',
        input: ({ context }) => ({ batchId: context.batchId }),
        onDone: { target: 'saving', actions: assign({ version: ({ event }) => event.output }) },
        onError: { target: 'conflict', actions: keepFailure },
      },
    },
  },
});

const perform = ({ rows, pending, rules }: EditSheetContext, command: SheetCommand) => ({
  rows: applyCommand(rows, command, rules),
  pending: mergeCommand(pending, command),
});
