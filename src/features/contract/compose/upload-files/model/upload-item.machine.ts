import { assign, fromCallback, sendParent, setup } from 'xstate';
import { confirmFile, uploadDocument, type File as StoredFile } from '@/entities/file';
import { ApiError, keepFailure, getThrownError, toFailure } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { findFileProblem, type FileProblemCode } from './check-file';
import { pollFile } from './watch-file';

export type UploadItemInput = {
  key: string;
  name: string;
  bytes: number;
  source: File | null;
  stored: StoredFile | null;
};
export type UploadState =
  | 'waiting'
  | 'uploading'
  | 'delayed'
  | 'processing'
  | 'asking'
  | 'confirming'
  | 'ready'
  | 'refused'
  | 'stopped';
type FileProblem = FileProblemCode | { message: string };
/** A file's state, as reported to the queue and shown on the screen. */
export type UploadItem = {
  key: string;
  name: string;
  bytes: number;
  state: UploadState;
  /** The uploaded fraction, from 0 to 1. */
  share: number;
  stored: StoredFile | null;
  problem: FileProblem | null;
  failure: ApiError | null;
};
type UploadItemContext = UploadItemInput & Pick<UploadItem, 'share' | 'problem' | 'failure'>;
type UploadItemEvent =
  | { type: 'start' }
  | { type: 'retry' }
  | { type: 'confirm' }
  | { type: 'arranged'; file: StoredFile }
  | { type: 'progressed'; share: number }
  | { type: 'stored'; file: StoredFile }
  | { type: 'failed'; error: unknown };

/**
 * checking ─┬─▶ refused                              (type or size, before the upload)
 *           ├─▶ waiting ──start──▶ uploading ──▶ sorting
 *           │      ▲                  └─error─▶ refused (rejected by the server), stopped ──retry──┐
 *           │      └────────────────────────────────────────────────────────────────────────────────────┘
 *           └─▶ sorting                              (a file of an existing draft)
 * sorting ─┬─▶ delayed, processing ──▶ sorting; no answer ─▶ stopped ──retry──▶ sorting
 *          ├─▶ asking ──confirm──▶ confirming ──▶ ready; error ─▶ asking
 *          ├─▶ refused
 *          └─▶ ready ──arranged──▶ sorting             (now another file, made from the same upload)
 */
export const uploadItemMachine = setup({
  types: {
    input: {} as UploadItemInput,
    context: {} as UploadItemContext,
    events: {} as UploadItemEvent,
  },
  actors: {
    upload: fromCallback<UploadItemEvent, { source: File | null; name: string }>(({ input, sendBack }) => {
      const controller = new AbortController();
      const { signal } = controller;
      const sending = input.source
        ? uploadDocument(input.source, input.name, {
            signal,
            onProgress: (share) => sendBack({ type: 'progressed', share }),
          })
        : Promise.reject(new ApiError('UNKNOWN'));
      sending.then(
        (file) => sendBack({ type: 'stored', file }),
        // Aborting an upload also rejects it, but its machine has already stopped.
        (error: unknown) => signal.aborted || sendBack({ type: 'failed', error }),
      );
      return () => controller.abort();
    }),
    watch: fromRequest<StoredFile, Pick<StoredFile, 'fileId' | 'status'>>(({ input, signal }) =>
      pollFile(input, signal),
    ),
    confirm: fromRequest<StoredFile, { fileId: string }>(({ input, signal }) => confirmFile(input.fileId, signal)),
  },
  actions: {
    report: sendParent(({ context }, { state }: { state: UploadState }) => ({
      type: 'item.reported',
      item: {
        key: context.key,
        name: context.name,
        bytes: context.bytes,
        state,
        share: context.share,
        stored: context.stored,
        problem: context.problem,
        failure: context.failure,
      } satisfies UploadItem,
    })),
    keepFailure: assign(toFailure),
  },
  guards: {
    isRefused: (_, params: { error: unknown }) => {
      const { status } = ApiError.from(params.error);
      return status === 413 || status === 415 || status === 422;
    },
    isUnfit: ({ context }) => findFileProblem({ name: context.name, size: context.bytes }) !== null,
    isStored: ({ context }) => context.stored !== null,
    waitsForItsTurn: ({ context }) => context.stored?.status === 'STORED',
    isOnItsWay: ({ context }) => context.stored?.status === 'PROCESSING',
    asks: ({ context }) => context.stored?.status === 'NEEDS_CONFIRMATION',
    isTurnedDown: ({ context }) => context.stored?.status === 'REFUSED',
  },
}).createMachine({
  id: 'uploadItem',
  context: ({ input }) => ({ ...input, share: 0, problem: null, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'isStored', target: 'sorting' },
        {
          guard: 'isUnfit',
          target: 'refused',
          actions: assign({ problem: ({ context }) => findFileProblem({ name: context.name, size: context.bytes }) }),
        },
        { target: 'waiting' },
      ],
    },
    waiting: {
      entry: [assign({ share: 0, failure: null }), { type: 'report', params: { state: 'waiting' } }],
      on: { start: 'uploading' },
    },
    uploading: {
      entry: { type: 'report', params: { state: 'uploading' } },
      invoke: { src: 'upload', input: ({ context }) => ({ source: context.source, name: context.name }) },
      on: {
        progressed: {
          actions: [assign({ share: ({ event }) => event.share }), { type: 'report', params: { state: 'uploading' } }],
        },
        stored: { target: 'sorting', actions: assign({ stored: ({ event }) => event.file, share: 1 }) },
        failed: [
          {
            guard: { type: 'isRefused', params: getThrownError },
            target: 'refused',
            actions: assign({ problem: ({ event }) => ApiError.from(event.error) }),
          },
          { target: 'stopped', actions: keepFailure },
        ],
      },
    },
    sorting: {
      always: [
        // The server responds to an upload after two seconds, even if it hasn't finished reading the file.
        { guard: 'waitsForItsTurn', target: 'delayed' },
        { guard: 'isOnItsWay', target: 'processing' },
        { guard: 'asks', target: 'asking' },
        {
          guard: 'isTurnedDown',
          target: 'refused',
          actions: assign({ problem: ({ context }) => context.stored?.refusal ?? null }),
        },
        { target: 'ready' },
      ],
    },
    delayed: {
      entry: { type: 'report', params: { state: 'delayed' } },
      invoke: {
        src: 'watch',
        input: ({ context }) => ({ fileId: context.stored?.fileId ?? '', status: 'STORED' }),
        onDone: { target: 'sorting', actions: assign({ stored: ({ event }) => event.output }) },
        onError: { target: 'stopped', actions: keepFailure },
      },
    },
    processing: {
      entry: { type: 'report', params: { state: 'processing' } },
      invoke: {
        src: 'watch',
        input: ({ context }) => ({ fileId: context.stored?.fileId ?? '', status: 'PROCESSING' }),
        onDone: { target: 'sorting', actions: assign({ stored: ({ event }) => event.output }) },
        onError: { target: 'stopped', actions: keepFailure },
      },
    },
    asking: {
      entry: { type: 'report', params: { state: 'asking' } },
      on: { confirm: 'confirming' },
    },
    confirming: {
      entry: [assign({ failure: null }), { type: 'report', params: { state: 'confirming' } }],
      invoke: {
        src: 'confirm',
        input: ({ context }) => ({ fileId: context.stored?.fileId ?? '' }),
        onDone: { target: 'sorting', actions: assign({ stored: ({ event }) => event.output }) },
        onError: {
          target: 'asking',
          actions: keepFailure,
        },
      },
    },
    stopped: {
      entry: { type: 'report', params: { state: 'stopped' } },
      on: {
        retry: [{ guard: 'isStored', target: 'sorting', actions: assign({ failure: null }) }, { target: 'waiting' }],
      },
    },
    refused: { entry: { type: 'report', params: { state: 'refused' } } },
    ready: {
      entry: { type: 'report', params: { state: 'ready' } },
      on: { arranged: { target: 'sorting', actions: assign({ stored: ({ event }) => event.file }) } },
    },
  },
});
