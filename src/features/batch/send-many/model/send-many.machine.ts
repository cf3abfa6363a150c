import { assign, setup } from 'xstate';
import type { Batch, StartOptions } from '@/entities/batch';
import { ApiError, createRequestKey, keepFailure, toFailure } from '@/shared/api';
import type { BatchActionOutcome } from '../api/batch-actions';
import { sendManyActors } from './send-many.actors';
import type { SendManyContext, SendManyEvent, SendManyInput } from './send-many.types';

const NO_OPTIONS: StartOptions = { leaveOutWrong: false, keepVersion: false, scheduledAt: null };

/**
 * sorting ─┬─▶ asking   (no batch) ──file.chosen──▶ reading; begin ─▶ beginning ─▶ sorting
 *          ├─▶ editing  (a draft) ──file.chosen──▶ reading; review ─▶ reviewing
 *          ├─▶ reviewing (a draft, on the review page) ──back──▶ editing; renew ─▶ renewing ─▶ editing
 *          │        └─start──▶ starting ─▶ sorting; error ─▶ reviewing
 *          └─▶ started: scheduled, running ⇄ paused, ended ──act──▶ acting ─▶ sorting; unscheduled: reviewing again
 * reading ─┬─▶ sorting
 *          ├─unmatched headings───────▶ mapping  ──columns.matched──▶ reading
 *          ├─several sheets───────────▶ choosing ──sheet.chosen──▶ reading
 *          └─error, and back from mapping and choosing ─▶ sorting: where the file was chosen
 * `batch.read` contains the server's current state. A failure always leads back to the previous step, which explains it.
 */
export const sendManyMachine = setup({
  types: {
    input: {} as SendManyInput,
    context: {} as SendManyContext,
    events: {} as SendManyEvent,
  },
  actors: sendManyActors,
  actions: {
    /** Implemented by the component, which has access to the cache and the router. */
    onBatch: (_, _params: { batch: Batch; isNew: boolean }) => {},
    onResent: (_, _params: BatchActionOutcome) => {},
    onReview: (_, _params: { leaveOutWrong: boolean }) => {},
    onUnscheduled: (_, _params: { batchId: string; scheduledAt: string | null }) => {},
    onEdit: () => {},
    takeBatch: assign((_, { batch }: { batch: Batch }) => ({ batch, failure: null })),
    keepFailure: assign(toFailure),
    forgetFile: assign({ file: null, sheet: null, columns: null, share: 0 }),
  },
  guards: {
    isNone: ({ context }) => context.batch === null,
    isDraft: ({ context }) => context.batch?.state === 'DRAFT' && !context.isReviewing,
    isReviewed: ({ context }) => context.batch?.state === 'DRAFT' && context.isReviewing,
    isScheduled: ({ context }) => context.batch?.state === 'SCHEDULED',
    isRunning: ({ context }) => context.batch?.state === 'RUNNING',
    isPaused: ({ context }) => context.batch?.state === 'PAUSED',
    isUnscheduling: ({ context }) => context.act?.kind === 'unschedule',
    isCode: (_, params: { error: unknown; code: ApiError['code'] }) => ApiError.from(params.error).code === params.code,
  },
}).createMachine({
  id: 'sendMany',
  context: ({ input }) => ({
    ...input,
    file: null,
    sheet: null,
    columns: null,
    readVersion: null,
    share: 0,
    options: { ...NO_OPTIONS, leaveOutWrong: input.leaveOutWrong ?? false, scheduledAt: input.scheduledAt ?? null },
    requestKey: createRequestKey(),
    act: null,
    failure: null,
  }),
  initial: 'sorting',
  states: {
    sorting: {
      always: [
        { guard: 'isNone', target: 'asking' },
        { guard: 'isDraft', target: 'editing' },
        { guard: 'isReviewed', target: 'reviewing' },
        { guard: 'isScheduled', target: 'started.scheduled' },
        { guard: 'isRunning', target: 'started.running' },
        { guard: 'isPaused', target: 'started.paused' },
        { target: 'started.ended' },
      ],
    },
    asking: {
      on: {
        'file.chosen': { target: 'reading', actions: assign(({ event }) => ({ file: event.file })) },
        begin: 'beginning',
      },
    },
    beginning: {
      invoke: {
        src: 'begin',
        input: ({ context }) => ({ templateId: context.templateId }),
        onDone: {
          target: 'sorting',
          actions: [
            { type: 'takeBatch', params: ({ event }) => ({ batch: event.output }) },
            { type: 'onBatch', params: ({ event }) => ({ batch: event.output, isNew: true }) },
          ],
        },
        onError: { target: 'sorting', actions: keepFailure },
      },
    },
    reading: {
      entry: assign({ share: 0, failure: null }),
      invoke: {
        src: 'read',
        input: ({ context: { templateId, batch, file, sheet, columns } }) =>
          file && { templateId, batchId: batch?.batchId ?? null, file, sheet, columns },
      },
      on: {
        progressed: { actions: assign(({ event }) => ({ share: event.share })) },
        'sheet.read': {
          target: 'sorting',
          actions: [
            { type: 'takeBatch', params: ({ event }) => event },
            assign(({ event }) => ({ readVersion: event.batch.version })),
            { type: 'onBatch', params: ({ event }) => ({ batch: event.batch, isNew: true }) },
            'forgetFile',
          ],
        },
        'sheet.refused': [
          {
            guard: {
              type: 'isCode',
              params: ({ event }) => ({ error: event.error, code: 'SHEET_HEAD_WRONG' as const }),
            },
            target: 'mapping',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            guard: { type: 'isCode', params: ({ event }) => ({ error: event.error, code: 'SHEET_CHOICE' as const }) },
            target: 'choosing',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'sorting', actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'forgetFile'] },
        ],
        back: { target: 'sorting', actions: 'forgetFile' },
      },
    },
    mapping: {
      on: {
        'columns.matched': { target: 'reading', actions: assign(({ event }) => ({ columns: event.columns })) },
        back: { target: 'sorting', actions: ['forgetFile', assign({ failure: null })] },
      },
    },
    choosing: {
      on: {
        'sheet.chosen': { target: 'reading', actions: assign(({ event }) => ({ sheet: event.sheet })) },
        back: { target: 'sorting', actions: ['forgetFile', assign({ failure: null })] },
      },
    },
    editing: {
      on: {
        'batch.read': { target: 'sorting', actions: assign(({ event }) => ({ batch: event.batch })) },
        'file.chosen': { target: 'reading', actions: assign(({ event }) => ({ file: event.file })) },
        review: {
          target: 'reviewing',
          actions: [
            assign(({ context, event }) => ({
              isReviewing: true,
              failure: null,
              options: { ...context.options, leaveOutWrong: event.leaveOutWrong },
            })),
            { type: 'onReview', params: ({ event }) => event },
          ],
        },
      },
    },
    reviewing: {
      on: {
        'batch.read': { target: 'sorting', actions: assign(({ event }) => ({ batch: event.batch })) },
        scheduled: {
          // The scheduled time is part of the request, which therefore gets a new key.
          actions: assign(({ context, event }) => ({
            options: { ...context.options, scheduledAt: event.at },
            requestKey: createRequestKey(),
          })),
        },
        start: {
          target: 'starting',
          // Both options are part of the request, so changing one needs a new key.
          actions: assign(({ context, event: { keepVersion = false, sendWhatFits = false } }) => ({
            options: {
              ...context.options,
              ...(keepVersion && { keepVersion }),
              ...(sendWhatFits && { sendWhatFits }),
            },
            ...((keepVersion || sendWhatFits) && { requestKey: createRequestKey() }),
          })),
        },
        renew: 'renewing',
        back: { target: 'editing', actions: [assign({ isReviewing: false, failure: null }), 'onEdit'] },
      },
    },
    renewing: {
      invoke: {
        src: 'renew',
        input: ({ context: { batch } }) => ({ batchId: batch?.batchId ?? '', version: batch?.version ?? 1 }),
        onDone: {
          target: 'sorting',
          actions: [
            { type: 'takeBatch', params: ({ event }) => ({ batch: event.output }) },
            assign({ isReviewing: false, options: NO_OPTIONS, requestKey: () => createRequestKey() }),
            { type: 'onBatch', params: ({ event }) => ({ batch: event.output, isNew: true }) },
          ],
        },
        onError: { target: 'reviewing', actions: keepFailure },
      },
    },
    starting: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'start',
        input: ({ context: { batch, templateId, options, requestKey } }) => ({
          ...options,
          batchId: batch?.batchId ?? '',
          version: batch?.version ?? 1,
          templateId,
          requestKey,
        }),
        onDone: {
          target: 'sorting',
          actions: [
            { type: 'takeBatch', params: ({ event }) => ({ batch: event.output }) },
            { type: 'onBatch', params: ({ event }) => ({ batch: event.output, isNew: true }) },
          ],
        },
        onError: {
          target: 'reviewing',
          // After a lost response, the same request can be repeated. After a rejection, the next attempt needs a new
          // key.
          actions: [
            keepFailure,
            assign(({ context, event }) => ({
              requestKey: ApiError.from(event.error).status === undefined ? context.requestKey : createRequestKey(),
            })),
          ],
        },
      },
    },
    started: {
      initial: 'running',
      states: { scheduled: {}, running: {}, paused: {}, ended: {} },
      on: {
        'batch.read': { target: 'sorting', actions: assign(({ event }) => ({ batch: event.batch })) },
        act: { target: 'acting', actions: assign(({ event }) => ({ act: event.act })) },
      },
    },
    acting: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'act',
        input: ({ context: { batch, act } }) => ({ batchId: batch?.batchId ?? '', act: act ?? { kind: 'pause' } }),
        onDone: [
          {
            guard: 'isUnscheduling',
            target: 'sorting',
            // The review keeps the time, which the sender may only want to move.
            actions: [
              {
                type: 'onUnscheduled',
                params: ({ context, event }) => ({
                  batchId: event.output.batch.batchId,
                  scheduledAt: context.batch?.scheduledAt ?? null,
                }),
              },
              assign(({ context }) => ({
                isReviewing: true,
                options: { ...NO_OPTIONS, scheduledAt: context.batch?.scheduledAt ?? null },
                requestKey: createRequestKey(),
              })),
              { type: 'takeBatch', params: ({ event }) => ({ batch: event.output.batch }) },
              { type: 'onBatch', params: ({ event }) => ({ batch: event.output.batch, isNew: false }) },
            ],
          },
          {
            target: 'sorting',
            actions: [
              { type: 'takeBatch', params: ({ event }) => ({ batch: event.output.batch }) },
              { type: 'onBatch', params: ({ event }) => ({ batch: event.output.batch, isNew: false }) },
              { type: 'onResent', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'sorting', actions: keepFailure },
      },
    },
  },
});
