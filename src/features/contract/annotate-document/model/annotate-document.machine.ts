import { assign, setup } from 'xstate';
import type { Annotation } from '@/entities/contract';
import type { ApiError } from '@/shared/api';
import type { Pen } from './make-annotation';

/** Annotations have no name of their own; the screen gives them one. */
export type Item = { key: string; annotation: Annotation };
type Items = readonly Item[];

export const MAX_ANNOTATIONS = 500;
const KEPT = 100;

export const PENS: Record<'ink' | 'highlight', Pen> = {
  ink: { color: [16, 17, 24], opacity: 1, thickness: 2 },
  highlight: { color: [255, 233, 138], opacity: 0.6, thickness: 12 },
};

/** Why something was not drawn; the screen has the words. */
export type AnnotateFailure = 'FULL' | 'NOT_A_PICTURE' | 'TOO_LARGE' | 'UNREADABLE' | ApiError;

type AnnotateContext = {
  past: readonly Items[];
  present: Items;
  future: readonly Items[];
  selected: string | null;
  pens: Record<'ink' | 'highlight', Pen>;
  failure: AnnotateFailure | null;
};
type AnnotateEvent =
  | { type: 'added'; annotation: Annotation }
  | { type: 'altered'; key: string; annotation: Annotation }
  | { type: 'selected'; key: string | null }
  | { type: 'removed' }
  | { type: 'pen.changed'; tool: 'ink' | 'highlight'; pen: Partial<Pen> }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'picture.chosen' }
  | { type: 'picture.uploaded' }
  | { type: 'picture.failed'; failure: AnnotateFailure };

let last = 0;
const named = (annotation: Annotation): Item => ({ key: `annotation ${(last += 1)}`, annotation });

const stepTo = ({ past, present }: AnnotateContext, next: Items): Partial<AnnotateContext> => ({
  past: [...past, present].slice(-KEPT),
  present: next,
  future: [],
});

/**
 * ready ──picture.chosen──▶ uploading ──picture.uploaded, picture.failed──▶ ready
 * What is drawn can be drawn while a picture is on its way; each change is one step back.
 */
export const annotateDocumentMachine = setup({
  types: {
    input: {} as { annotations: readonly Annotation[] },
    context: {} as AnnotateContext,
    events: {} as AnnotateEvent,
  },
  guards: { hasRoom: ({ context }) => context.present.length < MAX_ANNOTATIONS },
}).createMachine({
  id: 'annotateDocument',
  context: ({ input }) => ({
    past: [],
    present: input.annotations.map(named),
    future: [],
    selected: null,
    pens: PENS,
    failure: null,
  }),
  initial: 'ready',
  on: {
    added: [
      {
        guard: 'hasRoom',
        actions: assign(({ context, event }) => {
          const item = named(event.annotation);
          const selected = event.annotation.type === 'STAMP' ? item.key : null;
          return { ...stepTo(context, [...context.present, item]), selected, failure: null };
        }),
      },
      { actions: assign({ failure: 'FULL' }) },
    ],
    altered: {
      actions: assign(({ context, event: { key, annotation } }) =>
        stepTo(
          context,
          context.present.map((item) => (item.key === key ? { key, annotation } : item)),
        ),
      ),
    },
    selected: { actions: assign({ selected: ({ event }) => event.key }) },
    removed: {
      actions: assign(({ context }) => ({
        ...stepTo(
          context,
          context.present.filter(({ key }) => key !== context.selected),
        ),
        selected: null,
      })),
    },
    'pen.changed': {
      actions: assign(({ context, event: { tool, pen } }) => ({
        pens: { ...context.pens, [tool]: { ...context.pens[tool], ...pen } },
      })),
    },
    undone: {
      actions: assign(({ context: { past, present, future } }) => {
        const before = past.at(-1);
        return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], selected: null } : {};
      }),
    },
    redone: {
      actions: assign(({ context: { past, present, future } }) => {
        const [after, ...rest] = future;
        return after ? { past: [...past, present], present: after, future: rest, selected: null } : {};
      }),
    },
  },
  states: {
    ready: { on: { 'picture.chosen': { target: 'uploading', actions: assign({ failure: null }) } } },
    uploading: {
      on: {
        'picture.uploaded': 'ready',
        'picture.failed': { target: 'ready', actions: assign({ failure: ({ event }) => event.failure }) },
      },
    },
  },
});
