import { assign, setup } from 'xstate';
import { ApiError, keepFailure, getThrownError, toFailure } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import type { Tokens } from '@/shared/session';
import { confirmCode, requestCode, signUp, type CodeTimes, type SignUpDetails } from '../api/sign-up';

type SignUpEvent =
  | { type: 'email.given'; email: string }
  | { type: 'code.given'; code: string }
  | { type: 'code.askedAgain' }
  | { type: 'details.given'; details: SignUpDetails }
  | { type: 'back' };

type SignUpContext = {
  email: string;
  code: string;
  times: CodeTimes | null;
  failure: ApiError | null;
};

/**
 * askingEmail ──email.given──▶ sendingCode ──▶ askingCode ──code.given──▶ confirming ──▶ askingDetails
 *     ▲                             ▲ └─error─▶ (the previous state)          └─error─▶ askingCode
 *     └──────────back───────────────┴──code.askedAgain── askingCode
 * askingDetails ──details.given──▶ signingUp ──▶ signedUp; refused ─▶ askingDetails; the code expired ─▶ askingCode
 */
export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    tags: {} as 'busy' | 'email' | 'code' | 'details',
  },
  actors: {
    requestCode: fromRequest<CodeTimes, { email: string }>(({ input, signal }) => requestCode(input, signal)),
    confirmCode: fromRequest<null, { email: string; code: string }>(({ input, signal }) => confirmCode(input, signal)),
    signUp: fromRequest<Tokens, SignUpDetails & { email: string; code: string }>(({ input }) => signUp(input)),
  },
  actions: {
    /** Implemented by the component, which has access to the tokens, the cache and the router. */
    onSignedUp: (_, _params: { tokens: Tokens }) => {},
    keepFailure: assign(toFailure),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasCodeAlready: ({ context }) => context.times !== null,
    isCodeDead: (_, params: { error: unknown }) => {
      const { code } = ApiError.from(params.error);
      return code === 'CODE_WRONG' || code === 'CODE_EXPIRED' || code === 'LOCKED';
    },
  },
}).createMachine({
  id: 'signUp',
  context: { email: '', code: '', times: null, failure: null },
  initial: 'askingEmail',
  states: {
    askingEmail: {
      tags: 'email',
      on: {
        'email.given': {
          target: 'sendingCode',
          actions: ['forgetFailure', assign({ email: ({ event }) => event.email, times: null })],
        },
      },
    },
    sendingCode: {
      tags: ['busy', 'email'],
      invoke: {
        src: 'requestCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'askingCode', actions: assign({ times: ({ event }) => event.output, failure: null }) },
        onError: [
          {
            guard: 'hasCodeAlready',
            target: 'askingCode',
            actions: keepFailure,
          },
          { target: 'askingEmail', actions: keepFailure },
        ],
      },
    },
    askingCode: {
      tags: 'code',
      on: {
        'code.given': { target: 'confirming', actions: ['forgetFailure', assign({ code: ({ event }) => event.code })] },
        'code.askedAgain': 'sendingCode',
        back: { target: 'askingEmail', actions: 'forgetFailure' },
      },
    },
    confirming: {
      tags: ['busy', 'code'],
      invoke: {
        src: 'confirmCode',
        input: ({ context }) => ({ email: context.email, code: context.code }),
        onDone: 'askingDetails',
        onError: {
          target: 'askingCode',
          actions: keepFailure,
        },
      },
    },
    askingDetails: {
      tags: 'details',
      on: { 'details.given': { target: 'signingUp', actions: 'forgetFailure' } },
    },
    signingUp: {
      tags: ['busy', 'details'],
      invoke: {
        src: 'signUp',
        input: ({ context, event }) => {
          if (event.type !== 'details.given') throw new Error('Signing up follows the details.');
          return { ...event.details, email: context.email, code: context.code };
        },
        onDone: {
          target: 'signedUp',
          actions: { type: 'onSignedUp', params: ({ event }) => ({ tokens: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isCodeDead', params: getThrownError },
            target: 'askingCode',
            actions: keepFailure,
          },
          {
            target: 'askingDetails',
            actions: keepFailure,
          },
        ],
      },
    },
    signedUp: { type: 'final' },
  },
});
