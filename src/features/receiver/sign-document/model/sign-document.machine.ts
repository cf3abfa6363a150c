import { keepFailure } from '@/shared/api';
import { actionStates } from './acting.states';
import { savingStates } from './keeping.states';
import {
  END_TRANSITIONS,
  clearEndedValuesAction,
  clearLocalValuesAction,
  signDocumentSetup,
} from './sign-document.setup';
import { requireContract } from './sign-document.types';
import { NOTHING_UNSENT } from './unsent-changes';

/**
 * loading ─┬─already finished─▶ finished
 *          ├─error─▶ failed ─retry─▶ loading
 *          └─▶ open ═╦ keeping   resting ─filled─▶ waiting ─▶ saving ─▶ resting; lost ⇄ saving
 *                    ║           taken by another tab ─▶ elsewhere ─continue─▶ returning ─▶ resting
 *                    ╠ viewing   unseen ─shown─▶ telling ─▶ seen
 *                    ╠ reading   fresh ─refresh─▶ asking ─▶ fresh
 *                    ╚ acting    filling ⇄ reviewing ─finish─▶ settling ─▶ finishing
 *                                answer lost ─▶ unsure ─▶ finishing, under the same key
 *                                invalid ─▶ filling, at the first problem
 *                                declining, delegating, asking: from filling and reviewing, and back
 *                                reconfirming ─consent─▶ consenting
 * from anywhere: 401 ─▶ refused (the values stay on the device); 410 ─▶ ended (they are removed)
 * finishing, declining, delegating, consenting ─▶ finished | declined | delegated
 *
 * The child `fillFields` (`context.filling`) owns the values. This machine tracks which of them the server has, by field.
 * A rejected value stays in its field and is not sent again until it changes.
 */
export const signDocumentMachine = signDocumentSetup.createMachine({
  id: 'signDocument',
  context: ({ input }) => ({
    ...input,
    contract: null,
    fields: [],
    filling: null,
    marks: [],
    made: [],
    attachments: [],
    unsentIds: [],
    annotations: undefined,
    sending: NOTHING_UNSENT,
    touchedIds: [],
    newer: 0,
    seenNewer: 0,
    failure: null,
    drawingProblem: null,
    request: null,
    end: null,
    outcome: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'open',
        input: ({ context }) => ({ opening: context.opening }),
        onDone: { target: 'deciding', actions: { type: 'keepOpened', params: ({ event }) => event.output } },
        onError: [...END_TRANSITIONS, { target: 'failed', actions: keepFailure }],
      },
    },
    failed: { on: { retry: { target: 'loading', actions: ['clearFailure', 'askAnew'] } } },
    deciding: { always: [{ guard: 'hasFinished', target: 'finished' }, { target: 'open' }] },
    open: {
      type: 'parallel',
      invoke: {
        id: 'seat',
        src: 'seat',
        input: ({ context }) => ({ receiverUuid: requireContract(context).me.receiverUuid }),
      },
      states: {
        keeping: savingStates,
        viewing: {
          initial: 'unseen',
          states: {
            unseen: { on: { shown: 'telling' } },
            telling: {
              invoke: {
                src: 'view',
                onDone: 'seen',
                onError: [...END_TRANSITIONS, { target: 'untold' }],
              },
            },
            /** Retried at the next opportunity, because the record should show that the document was viewed. */
            untold: { after: { AGAIN: 'telling' }, on: { 'connection.restored': 'telling' } },
            seen: {},
          },
        },
        reading: {
          initial: 'fresh',
          states: {
            fresh: { on: { refresh: 'asking' } },
            asking: {
              invoke: {
                src: 'read',
                onDone: {
                  target: 'fresh',
                  actions: [{ type: 'takeRead', params: ({ event }) => ({ contract: event.output }) }, 'giveNewer'],
                },
                onError: [
                  ...END_TRANSITIONS,
                  // If the refresh fails, the document on the screen is still valid.
                  { target: 'fresh' },
                ],
              },
            },
          },
        },
        acting: actionStates,
      },
    },
    refused: { type: 'final', entry: 'onRefused' },
    ended: { entry: clearEndedValuesAction },
    finished: {
      type: 'final',
      entry: [clearLocalValuesAction, { type: 'onDone', params: { end: 'finished' } }],
    },
    declined: {
      type: 'final',
      entry: [clearLocalValuesAction, { type: 'onDone', params: { end: 'declined' } }],
    },
    delegated: {
      type: 'final',
      entry: [clearLocalValuesAction, { type: 'onDone', params: { end: 'delegated' } }],
    },
  },
  on: {
    attached: { actions: { type: 'keepAttached', params: ({ event }) => event } },
  },
});
