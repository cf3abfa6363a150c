import { assign, setup } from 'xstate';
import { type ApiError, keepFailure, toFailure } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import {
  checkVerification,
  startVerification,
  type VerificationDisplay,
  type VerificationPurpose,
  type VerificationValidity,
} from '../api/phone-verification';

type VerifyPhoneInput = {
  userUuid: string;
  purpose: VerificationPurpose;
  callbackUrl: string;
  /** Set if the provider redirected to this page. */
  requestUuid: string | null;
};

type VerifyPhoneEvent =
  | { type: 'start'; place: VerificationDisplay }
  | { type: 'returned'; requestUuid: string }
  | { type: 'retry' };

type VerifyPhoneContext = VerifyPhoneInput & {
  place: VerificationDisplay;
  validity: VerificationValidity | null;
  failure: ApiError | null;
};

/**
 * idle ──start──▶ starting ──html──▶ waiting ──returned──▶ checking ──▶ verified
 *                    └─error─▶ failed    └─start─▶ starting   │ └─cancelled, failed, expired─▶ unfinished
 * after a redirect to this page: starts at checking                  └─error─▶ failed
 * unfinished, failed ──start──▶ starting; failed after a redirect ──retry──▶ checking
 */
export const verifyPhoneMachine = setup({
  types: {
    input: {} as VerifyPhoneInput,
    context: {} as VerifyPhoneContext,
    events: {} as VerifyPhoneEvent,
    output: {} as { requestUuid: string; place: string },
  },
  actors: {
    startVerification: fromRequest<string, Parameters<typeof startVerification>[0]>(({ input, signal }) =>
      startVerification(input, signal),
    ),
    checkVerification: fromRequest<VerificationValidity, Parameters<typeof checkVerification>[0]>(({ input, signal }) =>
      checkVerification(input, signal),
    ),
  },
  actions: {
    /** Implemented by the component, which has access to windows, the cache and other tabs. */
    showProvider: (_, _params: { html: string; place: VerificationDisplay }) => {},
    closeProvider: () => {},
    onChecked: (_, _params: { requestUuid: string | null; validity: VerificationValidity }) => {},
    onVerified: () => {},
    keepFailure: assign(toFailure),
  },
  guards: {
    isReturn: ({ context }) => context.requestUuid !== null,
    isVerified: (_, params: { validity: VerificationValidity }) => params.validity.valid,
  },
}).createMachine({
  id: 'verifyPhone',
  /** The server returns the place, which tells a page that it is in a popup. */
  output: ({ context }) => ({
    requestUuid: context.requestUuid ?? '',
    place: context.validity?.parameterOption2 ?? 'page',
  }),
  context: ({ input }) => ({ ...input, place: 'page', validity: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isReturn', target: 'checking' }, { target: 'idle' }] },
    idle: { on: { start: 'starting' } },
    starting: {
      entry: assign({
        place: ({ context, event }) => (event.type === 'start' ? event.place : context.place),
        failure: null,
        validity: null,
      }),
      invoke: {
        src: 'startVerification',
        input: ({ context: { callbackUrl, purpose, place } }) => ({ callbackUrl, purpose, place }),
        onDone: {
          target: 'waiting',
          actions: {
            type: 'showProvider',
            params: ({ event, context }) => ({ html: event.output, place: context.place }),
          },
        },
        onError: {
          target: 'failed',
          actions: ['closeProvider', keepFailure],
        },
      },
    },
    waiting: {
      on: {
        returned: { target: 'checking', actions: assign({ requestUuid: ({ event }) => event.requestUuid }) },
        start: 'starting',
      },
    },
    checking: {
      invoke: {
        src: 'checkVerification',
        input: ({ context: { purpose, requestUuid, userUuid } }) => ({
          purpose,
          requestUuid: requestUuid ?? '',
          userUuid,
        }),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => ({ validity: event.output }) },
            target: 'verified',
            actions: [
              assign({ validity: ({ event }) => event.output }),
              {
                type: 'onChecked',
                params: ({ context, event }) => ({ requestUuid: context.requestUuid, validity: event.output }),
              },
              'onVerified',
            ],
          },
          {
            target: 'unfinished',
            actions: [
              assign({ validity: ({ event }) => event.output }),
              {
                type: 'onChecked',
                params: ({ context, event }) => ({ requestUuid: context.requestUuid, validity: event.output }),
              },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: keepFailure,
        },
      },
    },
    unfinished: { on: { start: 'starting' } },
    failed: { on: { start: 'starting', retry: { guard: 'isReturn', target: 'checking' } } },
    verified: { type: 'final' },
  },
});
