import { assertEvent } from 'xstate';
import { getThrownError } from '@/shared/api';
import { annotateDocumentSetup, EDITING_EVENTS } from '../annotate-document.setup';

/** Adds pictures and moves annotations. Leaving this mode cancels an upload. */
export const stampMode = annotateDocumentSetup.createStateConfig({
  tags: ['edits', 'carries'],
  entry: 'putDown',
  initial: 'resting',
  states: {
    resting: {
      on: {
        'picture.chosen': [{ guard: 'hasRoom', target: 'uploading', actions: 'forgetFailure' }, { actions: 'sayFull' }],
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        src: 'addStamp',
        input: ({ event }) => {
          assertEvent(event, 'picture.chosen');
          return { file: event.file };
        },
        onDone: {
          target: 'resting',
          actions: { type: 'announceStamp', params: ({ event }) => ({ stamp: event.output }) },
        },
        onError: { target: 'resting', actions: { type: 'sayWhyNot', params: getThrownError } },
      },
    },
  },
  on: {
    ...EDITING_EVENTS,
    'stamp.chosen': {},
    'stamp.placed': [
      { guard: 'hasRoom', actions: [{ type: 'add', params: ({ event }) => event }, 'selectLast'] },
      { actions: 'sayFull' },
    ],
  },
});
