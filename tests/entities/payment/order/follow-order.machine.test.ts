import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { followOrderMachine, type PaymentOrder } from '@/entities/payment/order';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { http, ok, server } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const orderOf = (state: PaymentOrder['state']): PaymentOrder => ({
  orderId: 'sub_1',
  kind: 'PLAN',
  state,
  amount: 123_000,
  credits: null,
  servicePlanName: 'STANDARD',
  failure: null,
  available: 0,
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Returns the answers in order, and repeats the last one. */
async function follow(...answers: (PaymentOrder | ApiError)[]) {
  let asked = 0;
  const actor = createActor(
    followOrderMachine.provide({
      actors: {
        loadPaymentOrder: fromRequest(async () => {
          const answer = answers[Math.min(asked, answers.length - 1)];
          asked += 1;
          if (!answer || answer instanceof ApiError) throw answer;
          return answer;
        }),
      },
    }),
    { input: { orderId: 'sub_1' } },
  ).start();
  await pass(0);
  return { actor, asked: () => asked, state: () => actor.getSnapshot().value };
}

it('asks the server for its order until the order is paid', async () => {
  vi.useRealTimers();
  const asked: string[] = [];
  server.use(
    http.get('/payments/orders/{orderId}', ({ params, response }) => {
      asked.push(params.orderId);
      return response(200).json(ok(orderOf(asked.length === 1 ? 'OPEN' : 'DONE')));
    }),
  );
  const clock = new SimulatedClock();
  const actor = createActor(followOrderMachine, { input: { orderId: 'sub_1' }, clock }).start();
  expect(actor.getSnapshot().context).toEqual({ orderId: 'sub_1', order: null, failure: null });
  await waitFor(actor, (snapshot) => snapshot.matches({ following: 'waiting' }));
  clock.increment(2_000);
  const { status, context } = await waitFor(actor, (snapshot) => snapshot.matches('paid'));
  expect([status, context.order, asked]).toEqual(['done', orderOf('DONE'), ['sub_1', 'sub_1']]);
});

it('asks every two seconds while the provider has not answered, and ends with what was paid', async () => {
  const { actor, asked, state } = await follow(orderOf('CONFIRMING'), orderOf('CONFIRMING'), orderOf('DONE'));
  expect([asked(), state()]).toEqual([1, { following: 'waiting' }]);
  await pass(1_999);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
  await pass(2_000);
  expect([asked(), state(), actor.getSnapshot().context.order?.state]).toEqual([3, 'paid', 'DONE']);
  await pass(60_000);
  expect(asked()).toBe(3);
});

it.each(['PART_REFUNDED', 'REFUNDED'] as const)('takes an order that is %s for paid', async (state) => {
  expect((await follow(orderOf(state))).state()).toBe('paid');
});

it.each(['FAILED', 'EXPIRED'] as const)('ends with an order that is %s', async (state) => {
  const { actor, state: reached } = await follow(orderOf(state));
  const { status, context } = actor.getSnapshot();
  expect([reached(), status, context.order?.state]).toEqual(['failed', 'done', state]);
});

it('leaves it to an email after a minute', async () => {
  const { actor, asked, state } = await follow(orderOf('CONFIRMING'));
  await pass(59_999);
  expect(state()).not.toBe('late');
  await pass(1);
  expect([asked(), state(), actor.getSnapshot().status]).toEqual([30, 'late', 'done']);
});

it.each([
  ['the connection', new ApiError('NETWORK')],
  ['the time', new ApiError('TIMEOUT')],
  ['the server', new ApiError('INTERNAL', { status: 500 })],
  ['the patience of the limits', new ApiError('RATE_LIMITED', { status: 429 })],
])('asks again after losing %s', async (_what, lost) => {
  const { state } = await follow(lost, orderOf('DONE'));
  expect(state()).toEqual({ following: 'waiting' });
  await pass(2_000);
  expect(state()).toBe('paid');
});

it.each([400, 404])('asks no more after %s', async (code) => {
  const { actor, asked, state } = await follow(new ApiError('NOT_FOUND', { status: code }));
  await pass(10_000);
  const { status, context } = actor.getSnapshot();
  expect([asked(), state(), status, context.failure?.code]).toEqual([1, 'missing', 'done', 'NOT_FOUND']);
});
