import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { VerificationValidity } from '@/entities/phone-verification';
import { verifyPhoneMachine } from '@/entities/phone-verification/model/verify-phone.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { http, ok, server } from '../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

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

it('shows the page of the provider, waits, and checks the result, which says where that page was', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/auths/phone-verify', async ({ request, response }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return response.untyped(HttpResponse.html('<form action="/x"></form>'));
    }),
    http.get('/auths/phone-verify/valid', ({ query, response }) => {
      sent.push([query.get('userUuid'), query.get('requestUuid')]);
      return response(200).json(ok(validity('VERIFIED')));
    }),
  );
  const effects: unknown[] = [];
  const actor = createActor(
    verifyPhoneMachine.provide({
      actions: {
        showProvider: (_, params) => effects.push(params),
        onChecked: (_, params) => effects.push(params),
        onVerified: () => effects.push('verified'),
      },
    }),
    { input: { userUuid: 'u', purpose: 'annual', callbackUrl: 'http://x/annual-auth', requestUuid: null } },
  ).start();
  expect(actor.getSnapshot().value).toBe('idle');
  actor.send({ type: 'start', place: 'popup' });
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
  actor.send({ type: 'returned', requestUuid: 'q' });
  const { status, output } = await waitFor(actor, (snapshot) => snapshot.matches('verified'));
  expect([status, output]).toEqual(['done', { requestUuid: 'q', place: 'popup' }]);
  expect(sent).toEqual([
    { callbackUrl: 'http://x/annual-auth', parameterOption1: 'annual', parameterOption2: 'popup' },
    ['u', 'q'],
  ]);
  expect(effects).toEqual([
    { html: '<form action="/x"></form>', place: 'popup' },
    { requestUuid: 'q', validity: validity('VERIFIED') },
    'verified',
  ]);
});

it('begins by checking where the provider came back into this page', async () => {
  const { until, effects } = start('q');
  await until('verified');
  expect(effects).toEqual(['checked q', 'verified']);
});

it.each(['CANCELLED', 'FAILED', 'EXPIRED', 'REQUESTED'] as const)('can be started again after %s', async (status) => {
  const { actor, until, effects } = start('q', { checkVerification: fromRequest(async () => validity(status)) });
  const snapshot = await until('unfinished');
  expect(snapshot.can({ type: 'start', place: 'page' })).toBe(true);
  expect([effects, snapshot.context.validity?.status]).toEqual([['checked q'], status]);
  actor.send({ type: 'start', place: 'page' });
  expect((await until('waiting')).context.validity).toBeNull();
});

it('opens the page of the provider again while it waits, where it was asked for the second time', async () => {
  const { actor, until, effects } = start(null);
  actor.send({ type: 'start', place: 'popup' });
  await until('waiting');
  actor.send({ type: 'start', place: 'page' });
  await until('starting');
  await until('waiting');
  expect(effects).toEqual(['show in popup', 'show in page']);
});

it('closes the empty window when the provider cannot be reached', async () => {
  const { actor, until, effects } = start(null, {
    startVerification: fromRequest(() => Promise.reject(new ApiError('PROVIDER_FAILED', { status: 503 }))),
  });
  actor.send({ type: 'start', place: 'popup' });
  const { context } = await until('failed');
  expect([context.failure?.code, effects]).toEqual(['PROVIDER_FAILED', ['close']]);
  expect(actor.getSnapshot().can({ type: 'retry' })).toBe(false);
  actor.send({ type: 'start', place: 'popup' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['starting', null]);
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
  expect((await until('failed')).context.failure?.code).toBe('NETWORK');
  actor.send({ type: 'retry' });
  await until('verified');
  expect(answers).toBe(2);
});

it('can be started anew instead of asking for the result again', async () => {
  const { actor, until, effects } = start('q', {
    checkVerification: fromRequest(() => Promise.reject(new ApiError('NETWORK'))),
  });
  await until('failed');
  actor.send({ type: 'start', place: 'page' });
  await until('waiting');
  expect(effects).toEqual(['show in page']);
});
