import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CodeTimes, SignUpDetails } from '@/features/auth/sign-up/api/sign-up';
import { signUpMachine } from '@/features/auth/sign-up/model/sign-up.machine';
import { ApiError, type ErrorCode } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import type { Tokens } from '@/shared/session';

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

it('goes from an address over its code and the details to an account', async () => {
  const { actor, until, signedUp } = start();
  actor.send({ type: 'email.given', email: 'jisu.kim@hanbit.example' });
  await until('askingCode');
  actor.send({ type: 'code.given', code: '123456' });
  await until('askingDetails');
  actor.send({ type: 'details.given', details });
  await until('signedUp');
  expect(signedUp).toEqual([tokens]);
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

it('keeps the first code when another could not be sent', async () => {
  const { actor, until } = start();
  actor.send({ type: 'email.given', email: 'a@b.example' });
  await until('askingCode');
  actor.send({ type: 'code.askedAgain' });
  const { context } = await until('askingCode');
  expect(context.times).toEqual(times);
});

it.each([
  ['CODE_EXPIRED', 'askingCode'],
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
