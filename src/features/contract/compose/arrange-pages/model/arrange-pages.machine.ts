import { assign, setup } from 'xstate';
import { arrangePages, type ArrangedPage, type File as StoredFile } from '@/entities/file';
import { api, keepFailure, toFailure, unwrap, type ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { setSheetKept, layOutSheets, listKeptPages, moveSheet, rotateSheet, type ArrangedSheet } from './sheets';

type ArrangePagesInput = { file: StoredFile };
type ArrangePagesContext = ArrangePagesInput & {
  upload: StoredFile | null;
  initial: readonly ArrangedSheet[];
  sheets: readonly ArrangedSheet[];
  past: readonly (readonly ArrangedSheet[])[];
  failure: ApiError | null;
  result: StoredFile | null;
};
type ArrangePagesEvent =
  | { type: 'page.turned'; page: number }
  | { type: 'page.removed'; page: number }
  | { type: 'page.restored'; page: number }
  | { type: 'page.moved'; page: number; to: number }
  | { type: 'undo' }
  | { type: 'refresh' }
  | { type: 'retry' }
  | { type: 'apply' };

/**
 * loading ──▶ arranging.resting ──apply──▶ applying ──▶ arranged
 *   │            │ ▲      (turn, remove, restore, move, undo)  └─error─▶ arranging, with the error
 *   │         refresh │
 *   │            ▼ │
 *   │         arranging.refreshing      (image URLs expire)
 *   └─error─▶ unreachable ──retry──▶ loading
 */
export const arrangePagesMachine = setup({
  types: {
    input: {} as ArrangePagesInput,
    context: {} as ArrangePagesContext,
    events: {} as ArrangePagesEvent,
  },
  actors: {
    load: fromRequest<StoredFile, { fileId: string }>(({ input: { fileId }, signal }) =>
      unwrap(api.GET('/files/{fileId}', { params: { path: { fileId } }, signal })),
    ),
    arrange: fromRequest<StoredFile, { fileId: string; pages: readonly ArrangedPage[] }>(
      ({ input: { fileId, pages }, signal }) => arrangePages(fileId, pages, signal),
    ),
  },
  actions: {
    keepFailure: assign(toFailure),
    change: assign(({ context }, { sheets }: { sheets: readonly ArrangedSheet[] }) => ({
      sheets,
      past: [...context.past, context.sheets],
      failure: null,
    })),
  },
}).createMachine({
  id: 'arrangePages',
  context: ({ input }) => ({ ...input, upload: null, initial: [], sheets: [], past: [], failure: null, result: null }),
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'load',
        input: ({ context: { file } }) => ({ fileId: file.arrangement?.fileId ?? file.fileId }),
        onDone: {
          target: 'arranging',
          actions: assign(({ context, event: { output: upload } }) => {
            const sheets = layOutSheets(upload.pages.length, context.file.arrangement);
            return { upload, sheets, initial: sheets };
          }),
        },
        onError: { target: 'unreachable', actions: keepFailure },
      },
    },
    unreachable: { on: { retry: 'loading' } },
    arranging: {
      initial: 'resting',
      states: {
        resting: { on: { refresh: 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'load',
            input: ({ context: { upload, file } }) => ({ fileId: upload?.fileId ?? file.fileId }),
            onDone: { target: 'resting', actions: assign({ upload: ({ event }) => event.output }) },
            onError: { target: 'resting', actions: keepFailure },
          },
        },
      },
      on: {
        'page.turned': {
          actions: {
            type: 'change',
            params: ({ context, event }) => ({ sheets: rotateSheet(context.sheets, event.page) }),
          },
        },
        'page.removed': {
          actions: {
            type: 'change',
            params: ({ context, event }) => ({ sheets: setSheetKept(context.sheets, event.page, false) }),
          },
        },
        'page.restored': {
          actions: {
            type: 'change',
            params: ({ context, event }) => ({ sheets: setSheetKept(context.sheets, event.page, true) }),
          },
        },
        'page.moved': {
          guard: ({ context, event }) =>
            context.sheets[event.to] !== undefined && context.sheets[event.to]?.page !== event.page,
          actions: {
            type: 'change',
            params: ({ context, event }) => ({ sheets: moveSheet(context.sheets, event.page, event.to) }),
          },
        },
        undo: {
          guard: ({ context }) => context.past.length > 0,
          actions: assign(({ context }) => ({
            sheets: context.past.at(-1) ?? context.sheets,
            past: context.past.slice(0, -1),
            failure: null,
          })),
        },
        apply: { guard: ({ context }) => listKeptPages(context.sheets).length > 0, target: 'applying' },
      },
    },
    applying: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'arrange',
        input: ({ context: { upload, file, sheets } }) => ({
          fileId: upload?.fileId ?? file.fileId,
          pages: listKeptPages(sheets),
        }),
        onDone: {
          target: 'arranged',
          actions: assign({ result: ({ event }) => event.output }),
        },
        onError: { target: 'arranging', actions: keepFailure },
      },
    },
    arranged: { type: 'final' },
  },
});
