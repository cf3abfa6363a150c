import { assertEvent } from 'xstate';
import { keepFailure, createRequestKey, getThrownError } from '@/shared/api';
import { END_TRANSITIONS, saveLocallyAction, signDocumentSetup } from './sign-document.setup';
import { requireContract } from './sign-document.types';

/** Only one action can be in progress at a time, while saving continues in parallel. */
export const actionStates = signDocumentSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'isReconfirming', target: 'reconfirming' }, { target: 'filling' }] },
    filling: {
      on: {
        review: [
          { guard: 'isAllWell', target: 'reviewing', actions: 'clearFailure' },
          { actions: ['recall', 'onEdit'] },
        ],
        filled: { guard: 'areValuesCorrected', actions: 'clearFailure' },
        decline: 'declining',
        delegate: 'delegating',
        ask: 'asking',
        leave: { actions: 'onLeft' },
      },
    },
    reviewing: {
      entry: ['flush', 'onReview'],
      always: { guard: 'isSomethingWrong', target: 'filling', actions: ['recall', 'onEdit'] },
      on: {
        edit: { target: 'filling', actions: ['resume', 'onEdit'] },
        finish: { target: 'settling', actions: ['clearFailure', 'rememberSeen'] },
        decline: 'declining',
        delegate: 'delegating',
        ask: 'asking',
        leave: { actions: 'onLeft' },
      },
    },
    /** The document can't be finished before all values are saved. */
    settling: {
      tags: 'busy',
      entry: 'flush',
      always: [
        { guard: 'isSomethingWrong', target: 'filling', actions: ['recall', 'onEdit'] },
        { guard: 'isDrawingRefused', target: 'reviewing', actions: 'sayDrawingProblem' },
        { guard: 'isSeenNoMore', target: 'reviewing', actions: 'sayBehind' },
        { guard: 'isAllSent', target: 'finishing' },
      ],
      on: {
        lost: { target: 'reviewing', actions: 'sayOffline' },
        taken: 'reviewing',
        // A value that changed after the button was pressed hasn't been reviewed, so the review starts over.
        filled: 'reviewing',
        edit: { target: 'filling', actions: ['resume', 'onEdit'] },
      },
    },
    finishing: {
      tags: 'busy',
      entry: ['nameAct', saveLocallyAction],
      invoke: {
        src: 'finish',
        input: ({ context: { contract, request } }) => ({ contract, request }),
        onDone: {
          target: '#signDocument.finished',
          actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: [
          ...END_TRANSITIONS,
          { guard: { type: 'isAlreadyDone', params: getThrownError }, target: '#signDocument.finished' },
          {
            guard: { type: 'isWrong', params: getThrownError },
            target: 'filling',
            actions: [keepFailure, { type: 'tellWrong', params: getThrownError }, 'recall', 'onEdit'],
          },
          {
            guard: { type: 'isBehind', params: getThrownError },
            target: 'reviewing',
            actions: [keepFailure, 'refresh'],
          },
          { guard: { type: 'isUnclear', params: getThrownError }, target: 'unsure', actions: keepFailure },
          { target: 'reviewing', actions: keepFailure },
        ],
      },
    },
    /**
     * The request or its answer was lost, so the document may be signed already. Repeating the request under the same key
     * finds out, and changes nothing if it was carried out.
     */
    unsure: {
      after: { AGAIN: 'finishing' },
      on: {
        'connection.restored': 'finishing',
        finish: 'finishing',
        edit: { target: 'filling', actions: ['clearFailure', 'resume', 'onEdit'] },
        leave: { actions: 'onLeft' },
      },
    },
    declining: {
      initial: 'writing',
      states: {
        writing: {
          on: { 'reason.given': { target: 'sending', actions: 'clearFailure' } },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'decline',
            input: ({ event }) => {
              assertEvent(event, 'reason.given');
              return { reason: event.reason, requestKey: createRequestKey() };
            },
            onDone: '#signDocument.declined',
            onError: [...END_TRANSITIONS, { target: 'writing', actions: keepFailure }],
          },
        },
      },
      on: { back: { target: 'choosing', actions: 'clearFailure' } },
    },
    delegating: {
      initial: 'writing',
      states: {
        writing: {
          on: { 'delegate.given': { target: 'sending', actions: 'clearFailure' } },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'delegate',
            input: ({ event }) => {
              assertEvent(event, 'delegate.given');
              return { delegate: event.delegate, requestKey: createRequestKey() };
            },
            onDone: '#signDocument.delegated',
            onError: [...END_TRANSITIONS, { target: 'writing', actions: keepFailure }],
          },
        },
      },
      on: { back: { target: 'choosing', actions: 'clearFailure' } },
    },
    asking: {
      initial: 'writing',
      states: {
        writing: { on: { 'question.given': { target: 'sending', actions: 'clearFailure' } } },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'ask',
            input: ({ event }) => {
              assertEvent(event, 'question.given');
              return { text: event.text };
            },
            onDone: 'asked',
            onError: [
              { guard: { type: 'isRefused', params: getThrownError }, target: '#signDocument.refused' },
              { target: 'writing', actions: keepFailure },
            ],
          },
        },
        asked: { entry: 'onAsked', always: '#signDocument.open.acting.choosing' },
      },
      on: { back: { target: 'choosing', actions: 'clearFailure' } },
    },
    reconfirming: {
      on: { consent: { target: 'consenting', actions: 'clearFailure' }, decline: 'declining', ask: 'asking' },
    },
    consenting: {
      tags: 'busy',
      invoke: {
        src: 'consent',
        input: ({ context }) => ({
          valueRequestId: requireContract(context).reconfirm?.valueRequestId ?? '',
          requestKey: createRequestKey(),
        }),
        onDone: '#signDocument.finished',
        onError: [
          ...END_TRANSITIONS,
          { guard: { type: 'isAlreadyDone', params: getThrownError }, target: '#signDocument.finished' },
          { target: 'reconfirming', actions: keepFailure },
        ],
      },
    },
  },
});
