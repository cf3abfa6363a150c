import { keepFailure, getThrownError } from '@/shared/api';
import { handOverAction, saveLocallyAction, signDocumentSetup } from './sign-document.setup';

/** While another tab saves, changes in this tab wait until it takes over. */
const UNWRITTEN = signDocumentSetup.createStateConfig({
  on: {
    filled: { actions: { type: 'keepFilled', params: ({ event }) => event } },
    drawn: { actions: { type: 'keepDrawn', params: ({ event }) => event } },
    taken: {},
  },
}).on;

/**
 * Saves changes on the device immediately, and on the server when the receiver pauses. Only one tab per receiver saves
 * to the server.
 */
export const savingStates = signDocumentSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: { always: { guard: 'hasUnsent', target: 'waiting' } },
    waiting: {
      after: { SAVE: 'saving' },
      on: { flush: 'saving', 'connection.restored': 'saving' },
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
            { type: 'tellRefused', params: ({ event }) => ({ refusals: event.output.refusals }) },
            { type: 'takeSent', params: ({ event }) => ({ sent: event.output }) },
            'giveNewer',
            saveLocallyAction,
            'answerDoubt',
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: getThrownError },
            target: '#signDocument.refused',
            actions: ['takeBack', saveLocallyAction],
          },
          {
            guard: { type: 'isEnd', params: getThrownError },
            target: '#signDocument.ended',
            actions: { type: 'keepEnd', params: getThrownError },
          },
          { guard: { type: 'isAlreadyDone', params: getThrownError }, target: '#signDocument.finished' },
          { target: 'lost', actions: 'takeBack' },
        ],
      },
    },
    /**
     * The server can't be reached or sent an invalid response. The receiver can keep typing, and changes wait here and
     * on the device.
     */
    lost: {
      entry: ['giveUpSettling', 'letPass'],
      after: { AGAIN: 'saving' },
      on: { 'connection.restored': 'saving', retry: 'saving', flush: 'saving' },
    },
    /** Another tab has opened this document, so this one doesn't save until the receiver continues here. */
    elsewhere: { on: { continue: { target: 'returning', actions: 'clearFailure' }, ...UNWRITTEN } },
    returning: {
      tags: 'busy',
      entry: 'takeSeat',
      invoke: {
        src: 'open',
        input: { opening: null },
        onDone: [
          {
            guard: { type: 'isActed', params: ({ event }) => event.output },
            target: '#signDocument.finished',
          },
          {
            target: 'resting',
            actions: [
              { type: 'takeRead', params: ({ event }) => event.output },
              { type: 'giveKept', params: ({ event }) => event.output },
              { type: 'takeKept', params: ({ event }) => event.output },
              'giveNewer',
            ],
          },
        ],
        onError: [
          { guard: { type: 'isRefused', params: getThrownError }, target: '#signDocument.refused' },
          {
            guard: { type: 'isEnd', params: getThrownError },
            target: '#signDocument.ended',
            actions: { type: 'keepEnd', params: getThrownError },
          },
          { target: 'elsewhere', actions: keepFailure },
        ],
      },
      on: UNWRITTEN,
    },
  },
  on: {
    filled: { actions: [{ type: 'keepFilled', params: ({ event }) => event }, saveLocallyAction] },
    drawn: { actions: [{ type: 'keepDrawn', params: ({ event }) => event }, saveLocallyAction] },
    doubted: [{ guard: 'isDoubtUnderWay', actions: 'flush' }, { actions: 'letPass' }],
    marked: {
      actions: [
        { type: 'keepMade', params: ({ event }) => event },
        { type: 'fillMarked', params: ({ event }) => event },
      ],
    },
    taken: { target: '.elsewhere', actions: [handOverAction, 'giveAway'] },
    handed: {
      actions: [
        { type: 'takeSaved', params: ({ event }) => event },
        { type: 'giveKept', params: ({ event }) => event },
        { type: 'takeKept', params: ({ event }) => event },
        'giveNewer',
        saveLocallyAction,
        // Reloads the document, because the other tab may have saved again in the meantime.
        'refresh',
      ],
    },
  },
});
