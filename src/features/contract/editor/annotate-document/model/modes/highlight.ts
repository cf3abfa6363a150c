import { annotateDocumentSetup, EDITING_EVENTS } from '../annotate-document.setup';

export const highlightMode = annotateDocumentSetup.createStateConfig({
  tags: ['edits', 'highlights'],
  entry: 'putDown',
  on: {
    ...EDITING_EVENTS,
    'highlight.chosen': {},
    'words.highlighted': [
      { guard: 'hasRoom', actions: { type: 'add', params: ({ event }) => event } },
      { actions: 'sayFull' },
    ],
    'pen.changed': { actions: { type: 'changePen', params: ({ event }) => ({ tool: 'highlight', pen: event.pen }) } },
  },
});
