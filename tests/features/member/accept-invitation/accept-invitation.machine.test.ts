import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Invitation } from '@/entities/member';
import { acceptInvitationMachine } from '@/features/member/accept-invitation/model/accept-invitation.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { http, ok, server } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

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
  ['somebody with an account whose link lost its code', { hasAccount: true, code: null }, 'signInNeeded'],
] as const)('asks of %s what is needed', async (_, scene, state) => {
  expect((await start(scene).until(state)).value).toBe(state);
});

it.each([
  ['INVITATION_EXPIRED', 410],
  ['INVITATION_CANCELLED', 410],
  ['INVITATION_USED', 409],
  ['INVITATION_NOT_FOUND', 404],
  ['FORBIDDEN', 403],
] as const)('explains %s', async (code, status) => {
  const { status: ended, context } = await start({ validate: new ApiError(code, { status }) }).until('dead');
  expect([ended, context.failure?.code]).toEqual(['done', code]);
});

function serveInvitation(hasAccount: boolean) {
  const sent: unknown[] = [];
  server.use(
    http.get('/organizations/members/invitation/validation', ({ query, response }) => {
      sent.push(query.get('organizationMemberUuid'));
      return response(200).json(ok({ ...invitation, hasAccount }));
    }),
    http.post(
      '/organizations/members/invitation-accept/{organizationMemberUuid}/{inviteeEmail}',
      async ({ params, request, response }) => {
        sent.push([params.organizationMemberUuid, params.inviteeEmail, await request.json()]);
        return response(200).json(ok({ userInfo: tokens }));
      },
    ),
  );
  return sent;
}

it.each([
  ['with a name and a password', false, { type: 'account.given', account }, account],
  ['as the person they are already', true, { type: 'accept' }, {}],
] as const)('takes a new member in %s', async (_, hasAccount, event, given) => {
  const sent = serveInvitation(hasAccount);
  const accepted: unknown[] = [];
  const actor = createActor(
    acceptInvitationMachine.provide({ actions: { onAccepted: (_context, params) => accepted.push(params.tokens) } }),
    { input: { link, signedInEmail: null } },
  ).start();
  expect(actor.getSnapshot().context).toMatchObject({ invitation: null, account: null, failure: null });
  const { context } = await waitFor(actor, (snapshot) => snapshot.can(event));
  expect(context.invitation).toEqual({ ...invitation, hasAccount });
  actor.send(event);
  const { value } = await waitFor(actor, ({ status }) => status === 'done');
  expect([value, accepted]).toEqual(['accepted', [tokens]]);
  expect(sent).toEqual(['m', ['m', 'New@Hanbit.example', { code: 'code', ...given }]]);
});

it('lets a refused password be mended without asking for the link again', async () => {
  const { actor, until } = start({ accept: new ApiError('PASSWORD_WEAK', { status: 422 }) });
  await until('askingAccount');
  actor.send({ type: 'account.given', account });
  await until('accepting');
  const { context } = await until('askingAccount');
  expect(context.failure?.code).toBe('PASSWORD_WEAK');
  actor.send({ type: 'account.given', account: { ...account, password: 'hanbit-2026-12' } });
  const again = actor.getSnapshot();
  expect([again.value, again.context.failure, again.context.account?.password]).toEqual([
    'accepting',
    null,
    'hanbit-2026-12',
  ]);
});

it('lets somebody with an account accept again after a lost network', async () => {
  const { actor, until } = start({ hasAccount: true, accept: new ApiError('NETWORK') });
  await until('ready');
  actor.send({ type: 'accept' });
  await until('accepting');
  expect((await until('ready')).context.failure?.code).toBe('NETWORK');
  actor.send({ type: 'accept' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['accepting', null]);
});

it('notices an invitation that was used in the meantime', async () => {
  const { actor, until } = start({ hasAccount: true, accept: new ApiError('INVITATION_USED', { status: 409 }) });
  await until('ready');
  actor.send({ type: 'accept' });
  expect((await until('dead')).context.failure?.code).toBe('INVITATION_USED');
});

it('can be tried again after a lost network', async () => {
  const { actor, until } = start({ validate: new ApiError('NETWORK') });
  expect((await until('unreachable')).context.failure?.code).toBe('NETWORK');
  actor.send({ type: 'retry' });
  expect((await until('checking')).context.failure).toBeNull();
});

it('accepts nothing before the invitation was looked at', () => {
  expect(start().actor.getSnapshot().can({ type: 'accept' })).toBe(false);
});
