import { assign, fromCallback, setup } from 'xstate';
import { ApiError, keepFailure, getThrownError, toFailure } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { checkByHash, checkByNumber, checkFile, type DocumentCheck } from '../api/checks';
import { inspectFile, type FileInspection } from './inspect-file';

export const MAX_DOCUMENT_BYTES = 67_108_864;

type Refusal = 'empty' | 'too-large' | 'not-pdf' | 'unknown-number';
type Context = {
  file: File | null;
  certificateNo: string;
  seen: FileInspection | null;
  share: number;
  result: DocumentCheck | null;
  refusal: Refusal | null;
  failure: ApiError | null;
};
type Event =
  | { type: 'file.chosen'; file: File }
  | { type: 'number.entered'; certificateNo: string }
  | { type: 'retry' }
  | { type: 'restart' }
  | { type: 'progressed'; share: number }
  | { type: 'judged'; result: DocumentCheck }
  | { type: 'failed'; error: unknown };

const NOTHING: Omit<Context, 'certificateNo'> = {
  file: null,
  seen: null,
  share: 0,
  result: null,
  refusal: null,
  failure: null,
};

/**
 * choosing ──number.entered──▶ lookingUp ─┬─▶ judged;  no such number ─▶ refused
 *    │                                    └─error─▶ failed ──retry──▶ (the previous state)
 *    └──file.chosen──▶ inspecting ─┬─▶ refused           (empty, too large, not a PDF: nothing is sent)
 *                                  ├─▶ asking ─┬─▶ judged  (one of ours, unchanged: the file is not uploaded)
 *                                  │           └─▶ sending ──▶ judged
 *                                  └─▶ sending            (the browser cannot compute the hash)
 */
export const checkDocumentMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { certificateNo: string } },
  actors: {
    inspect: fromRequest<FileInspection, { file: File }>(({ input }) => inspectFile(input.file)),
    askByHash: fromRequest<DocumentCheck, { sha256: string }>(({ input, signal }) => checkByHash(input.sha256, signal)),
    askByNumber: fromRequest<DocumentCheck, { certificateNo: string }>(({ input, signal }) =>
      checkByNumber(input.certificateNo, signal),
    ),
    send: fromCallback<Event, { file: File }>(({ input, sendBack }) => {
      const controller = new AbortController();
      const { signal } = controller;
      checkFile(input.file, { signal, onProgress: (share) => sendBack({ type: 'progressed', share }) }).then(
        (result) => sendBack({ type: 'judged', result }),
        // Aborting an upload also rejects it, but its machine has already stopped.
        (error: unknown) => signal.aborted || sendBack({ type: 'failed', error }),
      );
      return () => controller.abort();
    }),
  },
  guards: {
    hasNumber: ({ context }) => context.certificateNo !== '',
    isByNumber: ({ context }) => context.file === null,
    isEmpty: ({ context }) => context.file?.size === 0,
    isTooLarge: ({ context }) => (context.file?.size ?? 0) > MAX_DOCUMENT_BYTES,
    isNoPdf: (_, seen: FileInspection) => !seen.isPdf,
    canHash: (_, seen: FileInspection) => seen.sha256 !== null,
    isUnknown: (_, result: DocumentCheck) => result.verdict === 'UNKNOWN',
    isNoNumber: (_, { error }: { error: unknown }) => ApiError.from(error).code === 'NOT_FOUND',
  },
  actions: {
    refuse: assign((_, refusal: Refusal) => ({ refusal })),
    keepFailure: assign(toFailure),
  },
}).createMachine({
  id: 'checkDocument',
  context: ({ input }) => ({ ...NOTHING, certificateNo: input.certificateNo }),
  initial: 'arriving',
  on: {
    'file.chosen': { target: '.inspecting', actions: assign(({ event }) => ({ ...NOTHING, file: event.file })) },
    'number.entered': {
      target: '.lookingUp',
      actions: assign(({ event }) => ({ ...NOTHING, certificateNo: event.certificateNo.trim().toUpperCase() })),
    },
    restart: { target: '.choosing', actions: assign({ ...NOTHING, certificateNo: '' }) },
  },
  states: {
    arriving: { always: [{ guard: 'hasNumber', target: 'lookingUp' }, { target: 'choosing' }] },
    choosing: {},
    lookingUp: {
      invoke: {
        src: 'askByNumber',
        input: ({ context }) => ({ certificateNo: context.certificateNo }),
        onDone: { target: 'judged', actions: assign(({ event }) => ({ result: event.output })) },
        onError: [
          {
            guard: { type: 'isNoNumber', params: getThrownError },
            target: 'refused',
            actions: { type: 'refuse', params: 'unknown-number' as const },
          },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    inspecting: {
      always: [
        { guard: 'isEmpty', target: 'refused', actions: { type: 'refuse', params: 'empty' as const } },
        { guard: 'isTooLarge', target: 'refused', actions: { type: 'refuse', params: 'too-large' as const } },
      ],
      invoke: {
        src: 'inspect',
        input: ({ context }) => ({ file: requireFile(context) }),
        onDone: [
          {
            guard: { type: 'isNoPdf', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'refuse', params: 'not-pdf' as const },
          },
          {
            guard: { type: 'canHash', params: ({ event }) => event.output },
            target: 'asking',
            actions: assign(({ event }) => ({ seen: event.output })),
          },
          { target: 'sending', actions: assign(({ event }) => ({ seen: event.output })) },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    asking: {
      invoke: {
        src: 'askByHash',
        input: ({ context }) => ({ sha256: context.seen?.sha256 ?? '' }),
        onDone: [
          { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'sending' },
          { target: 'judged', actions: assign(({ event }) => ({ result: event.output })) },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    sending: {
      entry: assign({ share: 0 }),
      invoke: { src: 'send', input: ({ context }) => ({ file: requireFile(context) }) },
      on: {
        progressed: { actions: assign(({ event }) => ({ share: event.share })) },
        judged: { target: 'judged', actions: assign(({ event }) => ({ result: event.result })) },
        failed: { target: 'failed', actions: keepFailure },
      },
    },
    judged: {},
    refused: {},
    failed: {
      on: {
        retry: [
          { guard: 'isByNumber', target: 'lookingUp', actions: assign({ failure: null }) },
          { target: 'inspecting', actions: assign({ failure: null }) },
        ],
      },
    },
  },
});

function requireFile({ file }: Context): File {
  if (!file) throw new Error('No file has been chosen.');
  return file;
}
