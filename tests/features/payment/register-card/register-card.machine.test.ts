import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { BillingWindow } from '@/entities/payment/account';
import { SCRIPT_TIMEOUT_MS, type Provider } from '@/entities/payment/provider-window';
import { registerCardMachine } from '@/features/payment/register-card/model/register-card.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { http, ok, server } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const window: BillingWindow = {
  clientKey: 'test_ck',
  customerKey: 'customer',
  scriptUrl: 'https://js.example.com/v1',
  successUrl: 'https://dojang.example/setting/payment/toss/success',
  failUrl: 'https://dojang.example/setting/payment/toss/fail',
};
const silence = () => new Promise<never>(() => {});

type Given = { keys?: () => Promise<BillingWindow>; script?: () => Promise<Provider>; request?: () => Promise<void> };

function start({ keys = async () => window, script, request = silence }: Given = {}) {
  const done: string[] = [];
  const clock = new SimulatedClock();
  const provider: Provider = {
    requestPayment: silence,
    requestBillingAuth: request,
  };
  const actor = createActor(
    registerCardMachine.provide({
      actors: { getWindow: fromRequest(keys), loadProvider: fromPromise(script ?? (async () => provider)) },
      actions: { keepReturnPath: () => done.push('kept'), forgetScript: () => done.push('forgotten') },
    }),
    { input: { organizationUuid: 'o' }, clock },
  ).start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, clock, done, until };
}

it('gets the keys, loads the script, keeps the way back, and opens the window in this page', async () => {
  const asked: string[] = [];
  server.use(
    http.get('/payments/tosspayments/billing/{id}', ({ params, response }) => {
      asked.push(params.id);
      return response(200).json(ok(window));
    }),
  );
  const done: unknown[] = [];
  const provider: Provider = {
    requestPayment: silence,
    requestBillingAuth: async (holder) => void done.push(holder),
  };
  const actor = createActor(
    registerCardMachine.provide({
      actors: {
        loadProvider: fromPromise<Provider, BillingWindow | null>(async ({ input }) => {
          done.push(input?.scriptUrl);
          return provider;
        }),
      },
      actions: { keepReturnPath: () => done.push('kept') },
    }),
    { input: { organizationUuid: 'o' } },
  );
  const tags: string[] = [];
  actor.subscribe(({ value, tags: [tag = 'free'] }) => tags.push(`${value}: ${tag}`));
  actor.start();
  actor.send({ type: 'start' });
  expect(actor.getSnapshot().can({ type: 'start' })).toBe(false);
  await waitFor(actor, (snapshot) => snapshot.matches('left'));
  expect(asked).toEqual(['o']);
  const { customerKey, successUrl, failUrl, scriptUrl } = window;
  expect(done).toEqual([scriptUrl, 'kept', { customerKey, successUrl, failUrl, windowTarget: 'self' }]);
  expect(tags).toEqual(['idle: free', 'preparing: busy', 'loading: busy', 'opening: busy', 'left: busy']);
  actor.send({ type: 'page.restored' });
  expect(actor.getSnapshot().value).toBe('idle');
});

it('says that the window did not open when the script cannot be had', async () => {
  const { actor, done, until } = start({ script: () => Promise.reject(new Error('ScriptLoadFailed')) });
  actor.send({ type: 'start' });
  await until('loading');
  const { context } = await until('idle');
  expect([context.unopened, context.failure, done]).toEqual(['failed', null, []]);
});

it('gives up after ten seconds of silence, and forgets the script', async () => {
  const { actor, clock, done, until } = start({ script: silence });
  actor.send({ type: 'start' });
  await until('loading');
  clock.increment(SCRIPT_TIMEOUT_MS - 1);
  expect(actor.getSnapshot().value).toBe('loading');
  clock.increment(1);
  const { value, context } = actor.getSnapshot();
  expect([value, context.unopened, done]).toEqual(['idle', 'failed', ['forgotten']]);
});

it.each([
  ['USER_CANCEL', 'closed'],
  ['FORBIDDEN_SCRIPT', 'failed'],
])('a window that ends with %s is called %s', async (code, unopened) => {
  const { actor, until } = start({ request: () => Promise.reject({ code, message: '' }) });
  actor.send({ type: 'start' });
  await until('opening');
  expect((await until('idle')).context.unopened).toBe(unopened);
  actor.send({ type: 'start' });
  expect(actor.getSnapshot().context.unopened).toBeNull();
});

it('says why there are no keys, and can be started again', async () => {
  const { actor, until } = start({ keys: () => Promise.reject(new ApiError('BILLING_OFF', { status: 409 })) });
  actor.send({ type: 'start' });
  await until('preparing');
  expect((await until('idle')).context.failure?.code).toBe('BILLING_OFF');
  actor.send({ type: 'start' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});
