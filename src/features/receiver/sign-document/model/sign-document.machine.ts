import { ENDS, keepFailure, signDocumentSetup } from './sign-document.setup';
import { NOTHING } from './unsent';
import { actingStates } from './acting.states';
import { keepingStates } from './keeping.states';

/**
 * loading ──▶ (finished before: finished) open ═╦ keeping   resting ─filled─▶ waiting ─▶ saving ─▶ resting; lost ⇄ saving
 *    └error─▶ failed ─retry─▶ loading            ╠ viewing   unseen ─shown─▶ telling ─▶ seen
 *                                                ╠ reading   fresh ─refresh─▶ asking ─▶ fresh
 *                                                ╚ acting    filling ⇄ reviewing ─finish─▶ settling ─▶ finishing
 *                                                            declining, delegating, asking: from filling and reviewing, and back
 *                                                            reconfirming ─consent─▶ consenting
 * from anywhere: 401 ─▶ refused (what was typed stays on the device); 410 ─▶ ended (it is removed)
 * finishing, declining, delegating, consenting ─▶ finished | declined | delegated
 */
export const signDocumentMachine = signDocumentSetup.createMachine({
  id: 'signDocument',
  context: ({ input }) => ({
    ...input,
    contract: null,
    marks: [],
    attachments: [],
    unsent: NOTHING,
    sending: NOTHING,
    newer: 0,
    failure: null,
    saveProblem: null,
    request: null,
    end: null,
    outcome: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context }) => ({ opening: context.opening }),
        onDone: { target: 'deciding', actions: { type: 'keepOpened', params: ({ event }) => event.output } },
        onError: [...ENDS, { target: 'failed', actions: keepFailure }],
      },
    },
    failed: { on: { retry: { target: 'loading', actions: ['clearFailure', 'askAnew'] } } },
    deciding: { always: [{ guard: 'hasFinished', target: 'finished' }, { target: 'open' }] },
    open: {
      type: 'parallel',
      states: {
        keeping: keepingStates,
        viewing: {
          initial: 'unseen',
          states: {
            unseen: { on: { shown: 'telling' } },
            telling: {
              invoke: {
                src: 'view',
                onDone: 'seen',
                onError: [...ENDS, { target: 'untold' }],
              },
            },
            /** Told again with the next chance: the record should have it. */
            untold: { after: { AGAIN: 'telling' }, on: { online: 'telling' } },
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
                  actions: { type: 'takeRead', params: ({ event }) => ({ contract: event.output }) },
                },
                onError: [
                  ...ENDS,
                  // What is on the screen is still good.
                  { target: 'fresh' },
                ],
              },
            },
          },
        },
        acting: actingStates,
      },
    },
    refused: { type: 'final', entry: 'onRefused' },
    ended: { entry: { type: 'forgetLocally', params: ({ context }) => ({ context }) } },
    finished: {
      type: 'final',
      entry: [
        { type: 'forgetLocally', params: ({ context }) => ({ context }) },
        { type: 'onDone', params: { end: 'finished' } },
      ],
    },
    declined: {
      type: 'final',
      entry: [
        { type: 'forgetLocally', params: ({ context }) => ({ context }) },
        { type: 'onDone', params: { end: 'declined' } },
      ],
    },
    delegated: {
      type: 'final',
      entry: [
        { type: 'forgetLocally', params: ({ context }) => ({ context }) },
        { type: 'onDone', params: { end: 'delegated' } },
      ],
    },
  },
  on: {
    attached: { actions: { type: 'keepAttached', params: ({ event }) => event } },
  },
});
