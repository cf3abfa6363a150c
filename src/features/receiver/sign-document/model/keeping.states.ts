import { signDocumentSetup } from './sign-document.setup';

/** What is filled in goes to the device at once, and to the server when the typing pauses. */
export const keepingStates = signDocumentSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: { always: { guard: 'hasUnsent', target: 'waiting' } },
    waiting: {
      after: { SAVE: 'saving' },
      on: { flush: 'saving', online: 'saving' },
    },
    saving: {
      entry: 'beginSending',
      invoke: {
        src: 'save',
        input: ({ context: { sending, contract, marks } }) => ({
          unsent: sending,
          version: contract?.draft.version ?? 0,
          marks,
        }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'takeSent', params: ({ event }) => ({ sent: event.output }) },
            { type: 'keepLocally', params: ({ context }) => ({ context }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: '#signDocument.refused',
            actions: ['takeBack', { type: 'keepLocally', params: ({ context }) => ({ context }) }],
          },
          {
            guard: { type: 'isEnd', params: ({ event }) => event },
            target: '#signDocument.ended',
            actions: { type: 'keepEnd', params: ({ event }) => event },
          },
          { guard: { type: 'isAlreadyDone', params: ({ event }) => event }, target: '#signDocument.finished' },
          { guard: { type: 'isPassing', params: ({ event }) => event }, target: 'lost', actions: 'takeBack' },
          { target: 'resting', actions: { type: 'dropRefused', params: ({ event }) => event } },
        ],
      },
    },
    /** Nobody answers. Typing goes on; what was typed waits here and on the device. */
    lost: {
      entry: ({ self }) => self.send({ type: 'lost' }),
      after: { AGAIN: 'saving' },
      on: { online: 'saving', retry: 'saving', flush: 'saving' },
    },
  },
  on: {
    filled: {
      actions: [
        { type: 'keepFilled', params: ({ event }) => event },
        { type: 'keepLocally', params: ({ context }) => ({ context }) },
      ],
    },
    drawn: {
      actions: [
        { type: 'keepDrawn', params: ({ event }) => event },
        { type: 'keepLocally', params: ({ context }) => ({ context }) },
      ],
    },
    marked: {
      actions: [
        { type: 'keepMarked', params: ({ event }) => event },
        { type: 'keepLocally', params: ({ context }) => ({ context }) },
      ],
    },
  },
});
