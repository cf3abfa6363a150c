import { assign, emit, setup } from 'xstate';
import type { Annotation } from '@/entities/contract';
import { recordStep, redoStep, undoStep, type History } from '@/features/contract/editor/undo-steps';
import { fromRequest } from '@/shared/lib/actors';
import type { UploadedStamp } from '../api/add-stamp';
import { toAnnotateFailure, type AnnotateFailure } from './annotate-failure';
import { MAX_ANNOTATIONS, createItem, type Items } from './drawn-items';
import type { Pen } from './make-annotation';
import type { PEN_STYLES } from './pens';

/** In `none`, pages are read-only. In `other`, another machine edits them, such as the one for fields. */
export const ANNOTATE_MODES = ['none', 'ink', 'highlight', 'stamp', 'other'] as const;
export type AnnotateMode = (typeof ANNOTATE_MODES)[number];

export type AnnotateContext = History<Items> & {
  selected: string | null;
  pens: typeof PEN_STYLES;
  failure: AnnotateFailure | null;
};

export type AnnotateEvent =
  | { type: `${AnnotateMode}.chosen` }
  | { type: 'pen.changed'; pen: Partial<Pen> }
  | { type: 'stroke.begun' }
  | { type: 'stroke.ended' }
  | { type: 'line.drawn'; annotation: Annotation }
  | { type: 'words.highlighted'; annotation: Annotation }
  | { type: 'picture.chosen'; file: File }
  | { type: 'stamp.placed'; annotation: Annotation }
  | { type: 'altered'; key: string; annotation: Annotation }
  | { type: 'selected'; key: string | null }
  | { type: 'removed' }
  | { type: 'undone' }
  | { type: 'redone' };

export const annotateDocumentSetup = setup({
  types: {
    input: {} as { annotations: readonly Annotation[] },
    context: {} as AnnotateContext,
    events: {} as AnnotateEvent,
    /** The listener adds the uploaded picture to the visible page, which only it knows. */
    emitted: {} as { type: 'stamp.uploaded'; stamp: UploadedStamp },
    /** What a mode allows: editing annotations, and the pointer's meaning. */
    tags: {} as 'edits' | 'draws' | 'highlights' | 'carries' | 'busy',
  },
  actors: {
    addStamp: fromRequest<UploadedStamp, { file: File }>(() =>
      Promise.reject(new Error('Provide the `addStamp` actor.')),
    ),
  },
  actions: {
    add: assign(({ context }, { annotation }: { annotation: Annotation }) => ({
      ...recordStep(context, [...context.present, createItem(annotation)]),
      failure: null,
    })),
    selectLast: assign({ selected: ({ context }) => context.present.at(-1)?.key ?? null }),
    sayFull: assign({ failure: 'FULL' }),
    sayWhyNot: assign((_, { error }: { error: unknown }) => ({ failure: toAnnotateFailure(error) })),
    forgetFailure: assign({ failure: null }),
    putDown: assign({ selected: null, failure: null }),
    changePen: assign(({ context: { pens } }, { tool, pen }: { tool: keyof typeof PEN_STYLES; pen: Partial<Pen> }) => ({
      pens: { ...pens, [tool]: { ...pens[tool], ...pen } },
    })),
    announceStamp: emit((_, { stamp }: { stamp: UploadedStamp }) => ({ type: 'stamp.uploaded' as const, stamp })),
  },
  guards: {
    hasRoom: ({ context }) => context.present.length < MAX_ANNOTATIONS,
    hasPast: ({ context }) => context.past.length > 0,
    hasFuture: ({ context }) => context.future.length > 0,
    hasSelected: ({ context: { present, selected } }) => present.some(({ key }) => key === selected),
    isThere: ({ context }, { key }: { key: string }) => context.present.some((item) => item.key === key),
  },
});

/** Shared by all drawing modes. */
export const EDITING_EVENTS = annotateDocumentSetup.createStateConfig({
  on: {
    selected: { actions: assign({ selected: ({ event }) => event.key }) },
    altered: {
      guard: { type: 'isThere', params: ({ event }) => event },
      actions: assign(({ context, event: { key, annotation } }) =>
        recordStep(
          context,
          context.present.map((item) => (item.key === key ? { key, annotation } : item)),
        ),
      ),
    },
    removed: {
      guard: 'hasSelected',
      actions: assign(({ context }) => ({
        ...recordStep(
          context,
          context.present.filter(({ key }) => key !== context.selected),
        ),
        selected: null,
      })),
    },
    undone: { guard: 'hasPast', actions: assign(({ context }) => ({ ...undoStep(context), selected: null })) },
    redone: { guard: 'hasFuture', actions: assign(({ context }) => ({ ...redoStep(context), selected: null })) },
  },
}).on;
