import { annotateDocumentSetup, EDITING_EVENTS } from '../annotate-document.setup';

/** The mode can't change during a stroke, which would be lost. */
export const inkMode = annotateDocumentSetup.createStateConfig({
  tags: ['edits', 'draws'],
  entry: 'putDown',
  initial: 'resting',
  states: {
    resting: { on: { ...EDITING_EVENTS, 'stroke.begun': 'drawing' } },
    drawing: {
      on: {
        'stroke.ended': 'resting',
        'none.chosen': {},
        'highlight.chosen': {},
        'stamp.chosen': {},
        'other.chosen': {},
      },
    },
  },
  on: {
    'ink.chosen': {},
    'line.drawn': [
      { guard: 'hasRoom', actions: { type: 'add', params: ({ event }) => event } },
      { actions: 'sayFull' },
    ],
    'pen.changed': { actions: { type: 'changePen', params: ({ event }) => ({ tool: 'ink', pen: event.pen }) } },
  },
});
