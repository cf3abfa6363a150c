import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Invitation } from '@/entities/member';
import { acceptInvitationMachine } from '@/features/member/accept-invitation/model/accept-invitation.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';

const link = { organizationMemberUuid: 'm', inviteeEmail: 'New@Hanbit.example', code: 'code' };
const invitation: Invitation = {
  organizationMemberUuid: 'm',
  organizationName: '한빛물산',
  maskedEmail: 'ne***@hanbit.example',
  hasAccount: false,
  expiresAt: '2026-11-27T00:00:00Z',
};
const tokens = { accessJwt: 'a', refreshJwt: 'r' };
const account = { name: '이도윤', password: 'hanbit-2026' };

type Scene = {
  hasAccount?: boolean;
  signedInEmail?: string | null;
  code?: string | null;
  validate?: ApiError;
  accept?: ApiError;
};

function start({ hasAccount = false, signedInEmail = null, code = 'code', validate, accept }: Scene = {}) {
  const accepted: unknown[] = [];
  const actor = createActor(
    acceptInvitationMachine.provide({
      actors: {
        validateInvitation: fromRequest(async () => {
          if (validate) throw validate;
          return { ...invitation, hasAccount };
        }),
        acceptInvitation: fromRequest(async () => {
          if (accept) throw accept;
          return tokens;
        }),
      },
      actions: { onAccepted: (_, params) => accepted.push(params.tokens) },
    }),
    { input: { link: { ...link, code }, signedInEmail } },
  ).start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, until, accepted };
}

it.each([
  ['somebody new', {}, 'askingAccount'],
  ['somebody with an account and the mail’s code', { hasAccount: true }, 'ready'],
  ['the invited person, signed in', { signedInEmail: 'new@hanbit.example', code: null }, 'ready'],
  ['somebody signed in as another', { signedInEmail: 'other@hanbit.example' }, 'wrongAccount'],
  ['somebody whose link lost its code', { code: null }, 'signInNeeded'],
] as const)('asks of %s what is needed', async (_, scene, state) => {
  expect((await start(scene).until(state)).value).toBe(state);
});

it.each([
  ['INVITATION_EXPIRED', 410],
  ['INVITATION_CANCELLED', 410],
  ['INVITATION_USED', 409],
  ['INVITATION_NOT_FOUND', 404],
] as const)('explains %s', async (code, status) => {
  const { context } = await start({ validate: new ApiError(code, { status }) }).until('dead');
  expect(context.failure?.code).toBe(code);
});

it('takes a new person in with name and password', async () => {
  const { actor, until, accepted } = start();
  await until('askingAccount');
  actor.send({ type: 'account.given', account });
  await until('accepted');
  expect(accepted).toEqual([tokens]);
});

it('lets a refused password be mended without asking for the link again', async () => {
  const { actor, until } = start({ accept: new ApiError('PASSWORD_WEAK', { status: 422 }) });
  await until('askingAccount');
  actor.send({ type: 'account.given', account });
  await until('accepting');
  const { context } = await until('askingAccount');
  expect(context.failure?.code).toBe('PASSWORD_WEAK');
});

it('notices an invitation that was used in the meantime', async () => {
  const { actor, until } = start({ hasAccount: true, accept: new ApiError('INVITATION_USED', { status: 409 }) });
  await until('ready');
  actor.send({ type: 'accept' });
  expect((await until('dead')).context.failure?.code).toBe('INVITATION_USED');
});

it('can be tried again after a lost network', async () => {
  const { actor, until } = start({ validate: new ApiError('NETWORK') });
  await until('unreachable');
  actor.send({ type: 'retry' });
  expect((await until('checking')).context.failure).toBeNull();
});

it('accepts nothing before the invitation was looked at', () => {
  expect(start().actor.getSnapshot().can({ type: 'accept' })).toBe(false);
});
