import { assign, setup } from 'xstate';
import {
  acceptInvitation,
  validateInvitation,
  type Invitation,
  type InvitationLink,
  type NewAccount,
} from '@/entities/member';
import { ApiError, keepFailure, getThrownError, toFailure } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import type { Tokens } from '@/shared/session';

export type AcceptInvitationInput = {
  link: InvitationLink;
  signedInEmail: string | null;
};
type AcceptInvitationEvent = { type: 'accept' } | { type: 'account.given'; account: NewAccount } | { type: 'retry' };
type AcceptInvitationContext = AcceptInvitationInput & {
  invitation: Invitation | null;
  account: NewAccount | null;
  failure: ApiError | null;
};

/**
 * checking ─┬─▶ ready            (signed in as the invited person, or an account and the code from the email)
 *           ├─▶ askingAccount    (no account with this address yet: asks for name and password)
 *           ├─▶ wrongAccount     (signed in to another account)
 *           ├─▶ signInNeeded     (an account, but the link has no code)
 *           └─error─▶ dead       (unknown, expired, cancelled, used); offline ─▶ unreachable ──retry──▶ checking
 * ready ──accept──▶ accepting, askingAccount ──account.given──▶ accepting ──▶ accepted
 *                        └─error─▶ back to the previous state; expired meanwhile ─▶ dead
 */
export const acceptInvitationMachine = setup({
  types: {
    input: {} as AcceptInvitationInput,
    context: {} as AcceptInvitationContext,
    events: {} as AcceptInvitationEvent,
  },
  actors: {
    validateInvitation: fromRequest<Invitation, InvitationLink>(({ input, signal }) =>
      validateInvitation(input, signal),
    ),
    acceptInvitation: fromRequest<Tokens, { link: InvitationLink; account: NewAccount | null }>(
      async ({ input: { link, account } }) => (await acceptInvitation(link, account ?? undefined)).userInfo,
    ),
  },
  actions: {
    /** Implemented by the component, which has access to the tokens, the cache and the router. */
    onAccepted: (_, _params: { tokens: Tokens }) => {},
    keepFailure: assign(toFailure),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isDead: (_, params: { error: unknown }) => {
      const { status } = ApiError.from(params.error);
      return status === 404 || status === 409 || status === 410 || status === 403;
    },
    isInvitedPerson: ({ context }) => sameAddress(context.signedInEmail, context.link.inviteeEmail),
    isSomebodyElse: ({ context }) => context.signedInEmail !== null,
    hasCodeAndAccount: ({ context }) => context.link.code !== null && context.invitation?.hasAccount === true,
    hasCode: ({ context }) => context.link.code !== null,
    cameWithAccount: ({ context }) => context.account !== null,
  },
}).createMachine({
  id: 'acceptInvitation',
  context: ({ input }) => ({ ...input, invitation: null, account: null, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      entry: 'forgetFailure',
      invoke: {
        src: 'validateInvitation',
        input: ({ context }) => context.link,
        onDone: { target: 'deciding', actions: assign({ invitation: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isDead', params: getThrownError },
            target: 'dead',
            actions: keepFailure,
          },
          { target: 'unreachable', actions: keepFailure },
        ],
      },
    },
    deciding: {
      always: [
        { guard: 'isInvitedPerson', target: 'ready' },
        { guard: 'isSomebodyElse', target: 'wrongAccount' },
        { guard: 'hasCodeAndAccount', target: 'ready' },
        { guard: 'hasCode', target: 'askingAccount' },
        { target: 'signInNeeded' },
      ],
    },
    ready: { on: { accept: { target: 'accepting', actions: 'forgetFailure' } } },
    askingAccount: {
      on: {
        'account.given': {
          target: 'accepting',
          actions: ['forgetFailure', assign({ account: ({ event }) => event.account })],
        },
      },
    },
    accepting: {
      invoke: {
        src: 'acceptInvitation',
        input: ({ context }) => ({ link: context.link, account: context.account }),
        onDone: {
          target: 'accepted',
          actions: { type: 'onAccepted', params: ({ event }) => ({ tokens: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isDead', params: getThrownError },
            target: 'dead',
            actions: keepFailure,
          },
          {
            guard: 'cameWithAccount',
            target: 'askingAccount',
            actions: keepFailure,
          },
          { target: 'ready', actions: keepFailure },
        ],
      },
    },
    unreachable: { on: { retry: 'checking' } },
    wrongAccount: {},
    signInNeeded: {},
    dead: { type: 'final' },
    accepted: { type: 'final' },
  },
});

const sameAddress = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();
