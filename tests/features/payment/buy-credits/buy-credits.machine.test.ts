import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CreditWindow } from '@/entities/payment/credit';
import { SCRIPT_TIMEOUT_MS, type Provider } from '@/entities/payment/provider-window';
import { buyCreditsMachine } from '@/features/payment/buy-credits/model/buy-credits.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { http, ok, server } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const window: CreditWindow = {
  orderId: 'cr_1',
  orderName: '크레딧 100개',
  amount: 10_000,
  customerKey: 'c',
  clientKey: 'test_ck',
  scriptUrl: 'https://js.example.com/v1',
  successUrl: 'https://dojang.example/setting/payment/toss/credit/success',
  failUrl: 'https://dojang.example/setting/payment/toss/credit/fail',
};
const silence = () => new Promise<never>(() => {});

type Given = { order?: () => Promise<CreditWindow>; script?: () => Promise<Provider>; request?: () => Promise<void> };

function start({ order = async () => window, script, request = silence }: Given = {}) {
  const done: string[] = [];
  const asked: { requestKey: string }[] = [];
  const clock = new SimulatedClock();
  const provider: Provider = {
    requestPayment: request,
    requestBillingAuth: silence,
  };
  const actor = createActor(
    buyCreditsMachine.provide({
      actors: {
        createOrder: fromRequest(async ({ input }) => {
          asked.push(input);
          return order();
        }),
        loadProvider: fromPromise(script ?? (async () => provider)),
      },
      actions: { keepReturnPath: () => done.push('kept'), forgetScript: () => done.push('forgotten') },
    }),
    { input: { organizationUuid: 'o', creditPackId: 'small', refusal: null }, clock },
  ).start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, clock, done, asked, until };
}

it('orders, loads the script, keeps the way back, and opens the window in this page', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post('/payments/credit-orders', async ({ request, response }) => {
      asked.push([request.headers.get('Idempotency-Key'), await request.json()]);
      return response(200).json(ok(window));
    }),
  );
  const done: unknown[] = [];
  const provider: Provider = {
    requestPayment: async (payment) => void done.push(payment),
    requestBillingAuth: silence,
  };
  const actor = createActor(
    buyCreditsMachine.provide({
      actors: {
        loadProvider: fromPromise<Provider, CreditWindow | null>(async ({ input }) => {
          done.push(input?.scriptUrl);
          return provider;
        }),
      },
      actions: { keepReturnPath: () => done.push('kept') },
    }),
    { input: { organizationUuid: 'o', creditPackId: null, refusal: null } },
  );
  const tags: string[] = [];
  actor.subscribe(({ value, tags: [tag = 'free'] }) => tags.push(`${value}: ${tag}`));
  actor.start();
  expect(actor.getSnapshot().can({ type: 'pay' })).toBe(false);
  actor.send({ type: 'pack.chosen', creditPackId: 'large' });
  actor.send({ type: 'pay' });
  await waitFor(actor, (snapshot) => snapshot.matches('left'));
  expect(asked).toEqual([[expect.stringMatching(/^\w{32}$/), { organizationUuid: 'o', creditPackId: 'large' }]]);
  const { amount, orderId, orderName, successUrl, failUrl, scriptUrl } = window;
  expect(done).toEqual([scriptUrl, 'kept', { amount, orderId, orderName, successUrl, failUrl, windowTarget: 'self' }]);
  expect(tags).toEqual([
    'choosing: free',
    'choosing: free',
    'ordering: busy',
    'loading: busy',
    'opening: busy',
    'left: busy',
  ]);
});

it('gives up after ten seconds of silence, and forgets the script', async () => {
  const { actor, clock, done, until } = start({ script: silence });
  actor.send({ type: 'pay' });
  await until('loading');
  clock.increment(SCRIPT_TIMEOUT_MS - 1);
  expect(actor.getSnapshot().value).toBe('loading');
  clock.increment(1);
  const { value, context } = actor.getSnapshot();
  expect([value, context.unopened, done]).toEqual(['choosing', 'failed', ['forgotten']]);
});

it('says that the window did not open when the script cannot be had', async () => {
  const { actor, done, until } = start({ script: () => Promise.reject(new Error('ScriptLoadFailed')) });
  actor.send({ type: 'pay' });
  await until('loading');
  expect((await until('choosing')).context.unopened).toBe('failed');
  expect(done).toEqual([]);
});

it.each([
  ['USER_CANCEL', 'closed'],
  ['NETWORK_ERROR', 'failed'],
])('a window that ends with %s is called %s', async (code, unopened) => {
  const { actor, until } = start({ request: () => Promise.reject({ code, message: '' }) });
  actor.send({ type: 'pay' });
  await until('opening');
  expect((await until('choosing')).context.unopened).toBe(unopened);
  actor.send({ type: 'pay' });
  expect(actor.getSnapshot().context.unopened).toBeNull();
});

it('says why there is no order, and orders with another key at the next press', async () => {
  const { actor, asked, until } = start({ order: () => Promise.reject(new ApiError('NETWORK')) });
  actor.send({ type: 'pay' });
  await until('ordering');
  expect((await until('choosing')).context.failure?.code).toBe('NETWORK');
  actor.send({ type: 'pay' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await until('choosing');
  const keys = asked.map(({ requestKey }) => requestKey);
  expect(new Set(keys).size).toBe(2);
});

it('does not pay twice for two presses', async () => {
  const { actor, asked, until } = start();
  actor.send({ type: 'pay' });
  actor.send({ type: 'pay' });
  await until('opening');
  actor.send({ type: 'pay' });
  expect(asked).toHaveLength(1);
});

it('begins again when the browser brings the page back', async () => {
  const { actor, until } = start();
  actor.send({ type: 'pay' });
  await until('opening');
  actor.send({ type: 'page.restored' });
  expect(actor.getSnapshot().value).toBe('choosing');
});
