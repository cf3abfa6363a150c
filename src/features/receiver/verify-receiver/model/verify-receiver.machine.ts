import { assertEvent, sendTo } from 'xstate';
import { keepFailure } from '@/shared/api';
import {
  DEAD_END_TRANSITIONS,
  SAVE_ADMISSION_ACTIONS,
  STEP_PASSED_TRANSITIONS,
  toProof,
  verifyReceiverSetup,
} from './verify-receiver.setup';

const OPEN = {
  open: { guard: 'mayOpen', target: 'opening', actions: ['forgetFailure', 'forgetDownload'] },
  download: { target: 'opening', actions: ['forgetFailure', 'wantDownload'] },
} as const;
const TICKED = verifyReceiverSetup.createStateConfig({
  on: {
    ticked: {
      actions: [
        { type: 'keepTicked', params: ({ event }) => event },
        {
          type: 'rememberTicks',
          params: ({ context, event: { consents } }) => ({
            ticks: { receiverUuid: context.letter?.receiverUuid ?? '', consents },
          }),
        },
      ],
    },
  },
}).on;

/**
 * deciding ─▶ resolving ─▶ arrived ─open, download─▶ opening ─▶ choosing      (reload during the flow: directly to choosing)
 * choosing ─┬─▶ accessCode ──given──▶ confirming ─┐
 *           ├─▶ codeReady ──asked──▶ sendingCode ─▶ codeAsked ──given──▶ confirming ─┤
 *           ├─▶ identity ──the provider's window──▶ confirming ─┤      (in the popup: handedOver)
 *           │        correct ─▶ choosing, wrong ─▶ back, too many ─▶ locked ──expired──▶ choosing
 *           ├─▶ agreeingOnLetter ─▶ admitted      (no other steps: both were ticked before open)
 *           └─▶ consenting ──consented──▶ agreeing ─▶ admitted
 * confirming ─▶ resolving      (a visitor of a public link has an earlier contract, which the new token is for)
 * arrived ──seen──▶ lookingAgain ─▶ arrived      (the receiver may have continued in another tab)
 * anywhere: no way to continue ─▶ deadEnd; expired token ─▶ sessionOver ──retry──▶ resolving; no answer ─▶ unreachable
 */
export const verifyReceiverMachine = verifyReceiverSetup.createMachine({
  id: 'verifyReceiver',
  context: ({ input }) => ({
    ...input,
    isOpened: false,
    consents: { electronic: false, personal: false },
    isDownload: false,
    letter: null,
    steps: [],
    provedBy: null,
    code: null,
    lockedUntil: null,
    failure: null,
    deadEnd: null,
  }),
  output: ({ context: { entry, letter, isDownload } }) => ({
    task: isDownload ? 'download' : entry === 'review' ? 'review' : letter?.receiver.hasTurn ? 'sign' : 'copies',
  }),
  initial: 'deciding',
  on: { refused: '.sessionOver' },
  states: {
    deciding: { always: [{ guard: 'hasWayIn', target: 'resolving' }, { target: 'sessionOver' }] },
    resolving: {
      tags: 'loading',
      invoke: {
        src: 'arrive',
        input: ({ context: { linkToken } }) => ({ linkToken }),
        onDone: [
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [
              { type: 'keepToken', params: ({ event }) => event.output },
              { type: 'keepArrival', params: ({ event }) => ({ arrival: event.output }) },
            ],
          },
          {
            target: 'arrived',
            actions: [
              { type: 'keepToken', params: ({ event }) => event.output },
              { type: 'keepArrival', params: ({ event }) => ({ arrival: event.output }) },
            ],
          },
        ],
        onError: [...DEAD_END_TRANSITIONS, { target: 'unreachable', actions: keepFailure }],
      },
    },
    unreachable: { tags: 'ended', on: { retry: 'resolving' } },
    arrived: { tags: 'letter', on: { ...OPEN, ...TICKED, seen: 'lookingAgain' } },
    lookingAgain: {
      tags: 'letter',
      invoke: {
        src: 'arrive',
        input: ({ context: { linkToken } }) => ({ linkToken }),
        onDone: {
          target: 'arrived',
          actions: [
            { type: 'keepToken', params: ({ event }) => event.output },
            { type: 'keepArrival', params: ({ event }) => ({ arrival: event.output }) },
          ],
        },
        // If the refresh fails, the letter on the screen is still valid.
        onError: [...DEAD_END_TRANSITIONS, { target: 'arrived' }],
      },
      on: {
        ...OPEN,
        ...TICKED,
        // The receiver did nothing to cause this, so the link is reopened without asking.
        refused: [{ guard: 'hasLink', target: 'resolving' }, { target: 'sessionOver' }],
      },
    },
    opening: {
      tags: ['letter', 'busy'],
      invoke: {
        src: 'openDocument',
        onDone: {
          target: 'choosing',
          actions: [...SAVE_ADMISSION_ACTIONS, 'keepOpened'],
        },
        onError: [...DEAD_END_TRANSITIONS, { target: 'arrived', actions: keepFailure }],
      },
    },
    choosing: {
      always: [
        { guard: 'isLocked', target: 'locked' },
        { guard: { type: 'isNext', params: { step: 'ACCESS_CODE' } }, target: 'accessCode' },
        { guard: 'needsCode', target: 'codeReady' },
        { guard: { type: 'isNext', params: { step: 'PHONE_IDENTITY' } }, target: 'identity' },
        { guard: 'hasAgreedOnLetter', target: 'agreeingOnLetter' },
        { guard: 'needsConsentOnLetter', target: 'arrived' },
        { guard: 'needsConsent', target: 'consenting' },
        { target: 'admitted' },
      ],
    },
    accessCode: { tags: 'accessCode', on: { 'accessCode.given': 'confirmingAccessCode', back: 'arrived' } },
    confirmingAccessCode: {
      tags: ['accessCode', 'busy'],
      invoke: {
        src: 'confirmStep',
        input: ({ context, event }) => {
          assertEvent(event, 'accessCode.given');
          return toProof(context, { code: event.code });
        },
        onDone: STEP_PASSED_TRANSITIONS,
        onError: [...DEAD_END_TRANSITIONS, { target: 'accessCode', actions: keepFailure }],
      },
    },
    codeReady: {
      tags: 'code',
      on: {
        'code.asked': 'sendingCode',
        'code.received': { target: 'codeAsked', actions: 'forgetFailure' },
        back: 'arrived',
      },
    },
    sendingCode: {
      tags: ['code', 'busy'],
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ step: toProof(context, {}).step }),
        onDone: {
          target: 'codeAsked',
          actions: { type: 'keepSentCode', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [
          ...DEAD_END_TRANSITIONS,
          { guard: ({ context }) => context.code !== null, target: 'codeAsked', actions: keepFailure },
          { target: 'codeReady', actions: keepFailure },
        ],
      },
    },
    codeAsked: {
      tags: 'code',
      on: { 'code.given': 'confirmingCode', 'code.asked': 'sendingCode', back: 'arrived' },
    },
    confirmingCode: {
      tags: ['code', 'busy'],
      invoke: {
        src: 'confirmStep',
        input: ({ context, event }) => {
          assertEvent(event, 'code.given');
          return toProof(context, { code: event.code });
        },
        onDone: STEP_PASSED_TRANSITIONS,
        onError: [...DEAD_END_TRANSITIONS, { target: 'codeAsked', actions: keepFailure }],
      },
    },
    locked: {
      after: { lockLeft: { target: 'choosing', actions: 'endLock' } },
      on: { back: 'arrived' },
    },
    identity: {
      tags: 'identity',
      exit: 'forgetReturn',
      invoke: {
        id: 'identity',
        src: 'verifyPhone',
        input: ({ context: { letter, callbackUrl, requestUuid } }) => ({
          userUuid: letter?.receiverUuid ?? '',
          purpose: 'receiver',
          callbackUrl,
          requestUuid,
        }),
        onDone: [
          {
            guard: {
              type: 'isInPopup',
              params: ({ context, event }) => ({ place: context.requestUuid === null ? 'page' : event.output.place }),
            },
            target: 'handedOver',
          },
          {
            target: 'confirmingIdentity',
            actions: { type: 'keepIdentity', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unreachable', actions: keepFailure },
      },
      on: {
        'identity.begun': {
          actions: ['forgetFailure', sendTo('identity', ({ event }) => ({ type: 'start', place: event.place }))],
        },
        'identity.returned': {
          actions: sendTo('identity', ({ event }) => ({ type: 'returned', requestUuid: event.requestUuid })),
        },
        'identity.askedAgain': { actions: sendTo('identity', { type: 'retry' }) },
        back: 'arrived',
      },
    },
    confirmingIdentity: {
      tags: ['identity', 'busy'],
      invoke: {
        src: 'confirmStep',
        input: ({ context }) => toProof(context, { requestUuid: context.provedBy ?? '' }),
        onDone: STEP_PASSED_TRANSITIONS,
        onError: [...DEAD_END_TRANSITIONS, { target: 'identity', actions: keepFailure }],
      },
    },
    /** The opener continues from here, and this window is done. */
    handedOver: { tags: 'ended' },
    consenting: {
      tags: 'consents',
      on: {
        ...TICKED,
        consented: { guard: 'hasTickedBoth', target: 'agreeing', actions: 'forgetFailure' },
        back: 'arrived',
      },
    },
    agreeing: {
      tags: ['consents', 'busy'],
      invoke: {
        src: 'giveConsents',
        onDone: { target: 'admitted', actions: ['keepConsent', 'forgetTicks'] },
        onError: [...DEAD_END_TRANSITIONS, { target: 'consenting', actions: keepFailure }],
      },
    },
    agreeingOnLetter: {
      tags: ['letter', 'busy'],
      invoke: {
        src: 'giveConsents',
        onDone: { target: 'admitted', actions: ['keepConsent', 'forgetTicks'] },
        onError: [...DEAD_END_TRANSITIONS, { target: 'arrived', actions: keepFailure }],
      },
    },
    deadEnd: { tags: 'ended', on: { retry: 'resolving' } },
    sessionOver: { tags: 'ended', on: { retry: { guard: 'hasLink', target: 'resolving' } } },
    admitted: { type: 'final' },
  },
});
