import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CodeTimes, SignUpDetails } from '@/features/auth/sign-up/api/sign-up';
import { signUpMachine } from '@/features/auth/sign-up/model/sign-up.machine';
import { ApiError, type ErrorCode } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import type { Tokens } from '@/shared/session';
import { http, ok, server } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const times = { expiresAt: '2026-11-20T05:10:00Z', resendAfter: '2026-11-20T05:00:30Z' };
const tokens = { accessJwt: 'a', refreshJwt: 'r' };
const details = {
  name: '김지수',
  password: 'hanbit-2026',
  organizationName: '한빛물산',
  agreements: { terms: true, privacy: true, marketing: false },
};
const refusing = <Output, Input>(code: ErrorCode) =>
  fromRequest<Output, Input>(() => Promise.reject(new ApiError(code, { status: 422 })));

type Code = { email: string; code: string };
type Actors = NonNullable<Parameters<typeof signUpMachine.provide>[0]['actors']>;

function start(actors: Actors = {}) {
  const signedUp: unknown[] = [];
  const actor = createActor(
    signUpMachine.provide({
      actors: {
        requestCode: fromRequest(async () => times),
        confirmCode: fromRequest(async () => null),
        signUp: fromRequest(async () => tokens),
        ...actors,
      },
      actions: { onSignedUp: (_, params) => signedUp.push(params.tokens) },
    }),
  ).start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, until, signedUp };
}

function serveSignUp() {
  const sent: unknown[] = [];
  const keep = async (request: Request) => sent.push(await request.json());
  server.use(
    http.post('/auths/sign-up/email-codes', async ({ request, response }) => {
      await keep(request);
      return response(200).json(ok(times));
    }),
    http.post('/auths/sign-up/email-codes/confirm', async ({ request, response }) => {
      await keep(request);
      return response(200).json(ok(null));
    }),
    http.post('/auths/sign-up', async ({ request, response }) => {
      await keep(request);
      return response(200).json(ok({ userInfo: tokens }));
    }),
  );
  return sent;
}

it('goes from an address over its code and the details to an account, and sends each of them', async () => {
  const sent = serveSignUp();
  const signedUp: unknown[] = [];
  const actor = createActor(
    signUpMachine.provide({ actions: { onSignedUp: (_, params) => signedUp.push(params.tokens) } }),
  );
  const tags: string[] = [];
  actor.subscribe((snapshot) => tags.push([...snapshot.tags].toSorted().join(' ')));
  actor.start();
  expect(actor.getSnapshot().context).toEqual({ email: '', code: '', times: null, failure: null });
  actor.send({ type: 'email.given', email: 'jisu.kim@hanbit.example' });
  await waitFor(actor, (snapshot) => snapshot.matches('askingCode'));
  actor.send({ type: 'code.given', code: '123456' });
  await waitFor(actor, (snapshot) => snapshot.matches('askingDetails'));
  actor.send({ type: 'details.given', details });
  await waitFor(actor, (snapshot) => snapshot.status === 'done');
  const [email, code] = ['jisu.kim@hanbit.example', '123456'];
  expect(sent).toEqual([{ email }, { email, code }, { ...details, email, code }]);
  expect(signedUp).toEqual([tokens]);
  expect(tags).toEqual(['email', 'busy email', 'code', 'busy code', 'details', 'busy details', '']);
});

it('asks for the code again after a wrong one, and says why', async () => {
  const { actor, until } = start({ confirmCode: refusing<null, Code>('CODE_WRONG') });
  actor.send({ type: 'email.given', email: 'a@b.example' });
  await until('askingCode');
  actor.send({ type: 'code.given', code: '000000' });
  await until('confirming');
  const { context } = await until('askingCode');
  expect(context.failure?.code).toBe('CODE_WRONG');
});

it('stays at the address when the code could not be sent', async () => {
  const { actor, until } = start({ requestCode: refusing<CodeTimes, { email: string }>('NETWORK') });
  actor.send({ type: 'email.given', email: 'a@b.example' });
  await until('sendingCode');
  const { context } = await until('askingEmail');
  expect([context.failure?.code, context.email]).toEqual(['NETWORK', 'a@b.example']);
});

it('keeps the first code when another could not be sent, until another address is given', async () => {
  let answers = 0;
  const { actor, until } = start({
    requestCode: fromRequest<CodeTimes, { email: string }>(async () => {
      if ((answers += 1) === 1) return times;
      throw new ApiError('NETWORK');
    }),
  });
  actor.send({ type: 'email.given', email: 'a@b.example' });
  await until('askingCode');
  actor.send({ type: 'code.askedAgain' });
  await until('sendingCode');
  const { context } = await until('askingCode');
  expect([context.times, context.failure?.code]).toEqual([times, 'NETWORK']);
  actor.send({ type: 'back' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['askingEmail', null]);
  actor.send({ type: 'email.given', email: 'c@d.example' });
  expect((await until('askingEmail')).context.times).toBeNull();
});

it('forgets why something failed as soon as it is tried again', async () => {
  const { actor, until } = start({ confirmCode: refusing<null, Code>('CODE_WRONG') });
  actor.send({ type: 'email.given', email: 'a@b.example' });
  await until('askingCode');
  actor.send({ type: 'code.given', code: '000000' });
  await until('confirming');
  await until('askingCode');
  actor.send({ type: 'code.given', code: '111111' });
  const { value, context } = actor.getSnapshot();
  expect([value, context.code, context.failure]).toEqual(['confirming', '111111', null]);
});

it.each([
  ['CODE_EXPIRED', 'askingCode'],
  ['CODE_WRONG', 'askingCode'],
  ['LOCKED', 'askingCode'],
  ['PASSWORD_WEAK', 'askingDetails'],
  ['EMAIL_TAKEN', 'askingDetails'],
] as const)('goes back after %s to %s', async (code, state) => {
  const { actor, until } = start({ signUp: refusing<Tokens, SignUpDetails & Code>(code) });
  actor.send({ type: 'email.given', email: 'a@b.example' });
  await until('askingCode');
  actor.send({ type: 'code.given', code: '123456' });
  await until('askingDetails');
  actor.send({ type: 'details.given', details });
  await until('signingUp');
  const { context } = await until(state);
  expect(context.failure?.code).toBe(code);
});

it('takes no details before the code was right', () => {
  expect(start().actor.getSnapshot().can({ type: 'details.given', details })).toBe(false);
});
