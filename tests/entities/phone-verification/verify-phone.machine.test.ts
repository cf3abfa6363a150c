import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { VerificationValidity } from '@/entities/phone-verification';
import { verifyPhoneMachine } from '@/entities/phone-verification/model/verify-phone.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';

const validity = (status: VerificationValidity['status']): VerificationValidity => ({
  valid: status === 'VERIFIED',
  status,
  parameterOption1: 'annual',
  parameterOption2: 'popup',
  message: null,
});

type Actors = NonNullable<Parameters<typeof verifyPhoneMachine.provide>[0]['actors']>;

function start(requestUuid: string | null, actors: Actors = {}) {
  const effects: string[] = [];
  const actor = createActor(
    verifyPhoneMachine.provide({
      actors: {
        startVerification: fromRequest(async () => '<form action="/x"></form>'),
        checkVerification: fromRequest(async () => validity('VERIFIED')),
        ...actors,
      },
      actions: {
        showProvider: (_, { place }) => effects.push(`show in ${place}`),
        closeProvider: () => effects.push('close'),
        onChecked: (_, params) => effects.push(`checked ${params.requestUuid}`),
        onVerified: () => effects.push('verified'),
      },
    }),
    { input: { userUuid: 'u', purpose: 'annual', callbackUrl: 'http://x/annual-auth', requestUuid } },
  ).start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, until, effects };
}

it('shows the provider, waits, and checks what came back', async () => {
  const { actor, until, effects } = start(null);
  expect(actor.getSnapshot().value).toBe('idle');
  actor.send({ type: 'start', place: 'popup' });
  await until('waiting');
  actor.send({ type: 'returned', requestUuid: 'q' });
  await until('verified');
  expect(effects).toEqual(['show in popup', 'checked q', 'verified']);
});

it('begins by checking where the provider came back into this page', async () => {
  const { until, effects } = start('q');
  await until('verified');
  expect(effects).toEqual(['checked q', 'verified']);
});

it.each(['CANCELLED', 'FAILED', 'EXPIRED', 'REQUESTED'] as const)('can be started again after %s', async (status) => {
  const { actor, until } = start('q', { checkVerification: fromRequest(async () => validity(status)) });
  const snapshot = await until('unfinished');
  expect(snapshot.can({ type: 'start', place: 'page' })).toBe(true);
  actor.send({ type: 'start', place: 'page' });
  await until('waiting');
});

it('closes the empty window when the provider cannot be reached', async () => {
  const { actor, until, effects } = start(null, {
    startVerification: fromRequest(() => Promise.reject(new ApiError('PROVIDER_FAILED', { status: 503 }))),
  });
  actor.send({ type: 'start', place: 'popup' });
  const { context } = await until('failed');
  expect([context.failure?.code, effects]).toEqual(['PROVIDER_FAILED', ['close']]);
});

it('asks for the result again after a lost network', async () => {
  let answers = 0;
  const { actor, until } = start('q', {
    checkVerification: fromRequest(async () => {
      answers += 1;
      if (answers === 1) throw new ApiError('NETWORK');
      return validity('VERIFIED');
    }),
  });
  await until('failed');
  actor.send({ type: 'retry' });
  await until('verified');
  expect(answers).toBe(2);
});
