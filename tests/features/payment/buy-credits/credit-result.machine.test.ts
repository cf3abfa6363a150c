import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { PaymentOrder } from '@/entities/payment/credit';
import type { ReturnDestination } from '@/entities/payment/provider-window';
import {
  creditResultMachine,
  POLL_EVERY_MS,
  POLL_FOR_MS,
} from '@/features/payment/buy-credits/model/credit-result.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { http, ok, server } from '../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const order = (state: PaymentOrder['state']): PaymentOrder => ({
  orderId: 'cr_1',
  kind: 'CREDIT',
  state,
  amount: 10_000,
  credits: 100,
  servicePlanName: null,
  failure: null,
  available: 107,
});

type Answer = PaymentOrder['state'] | ApiError;

/** Returns the answers in order, and repeats the last one. */
function start(answers: readonly Answer[], orderId: string | null = 'cr_1') {
  const left: ReturnDestination[] = [];
  const clock = new SimulatedClock();
  let asked = 0;
  const machine = creditResultMachine.provide({
    actors: {
      findOrder: fromRequest(async () => {
        const answer = answers[Math.min(asked, answers.length - 1)] ?? 'OPEN';
        asked += 1;
        if (answer instanceof ApiError) throw answer;
        return order(answer);
      }),
    },
    actions: { leave: (_, leaving) => left.push(leaving) },
  });
  const actor = createActor(machine, { input: { orderId }, clock }).start();
  const answered = () =>
    waitFor(actor, (snapshot) => !snapshot.matches({ following: 'asking' }) && !snapshot.matches('deciding'));
  return { actor, clock, left, answered, asked: () => asked };
}

it('asks the server for its order, and shows what was bought', async () => {
  const asked: string[] = [];
  server.use(
    http.get('/payments/orders/{orderId}', ({ params, response }) => {
      asked.push(params.orderId);
      return response(200).json(ok(order('DONE')));
    }),
  );
  const actor = createActor(creditResultMachine, { input: { orderId: 'cr_1' } }).start();
  expect(actor.getSnapshot().context).toEqual({ orderId: 'cr_1', order: null });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('bought'));
  expect([context.order, asked]).toEqual([order('DONE'), ['cr_1']]);
});

const SETTINGS: ReturnDestination = { to: 'settings' };
const BACK: ReturnDestination = { to: 'back', words: { kind: 'error' } };

it.each([
  ['an empty order', '', [], SETTINGS, 0],
  ['no order', null, [], SETTINGS, 0],
  ['an order of nobody', 'cr_1', [new ApiError('NOT_FOUND', { status: 404 })], SETTINGS, 1],
  ['an order that failed', 'cr_1', ['FAILED'], BACK, 1],
  ['an order that expired', 'cr_1', ['EXPIRED'], BACK, 1],
] satisfies [string, string | null, Answer[], ReturnDestination, number][])(
  'leaves %s',
  async (_, orderId, answers, leaving, times) => {
    const { actor, left, answered, asked } = start(answers, orderId);
    const { value } = await answered();
    expect([value, actor.getSnapshot().status, left, asked()]).toEqual(['left', 'done', [leaving], times]);
  },
);

it('leads to the dialog with the reason of a failed order', async () => {
  const failed = {
    ...order('FAILED'),
    failure: { errorCode: 'CARD_DECLINED' as const, message: '다른 카드로 해주세요.' },
  };
  server.use(http.get('/payments/orders/{orderId}', ({ response }) => response(200).json(ok(failed))));
  const left: ReturnDestination[] = [];
  const machine = creditResultMachine.provide({ actions: { leave: (_, leaving) => left.push(leaving) } });
  await waitFor(createActor(machine, { input: { orderId: 'cr_1' } }).start(), ({ status }) => status === 'done');
  expect(left).toEqual([{ to: 'purchase', trouble: '다른 카드로 해주세요.' }]);
});

it('asks every two seconds until it is known', async () => {
  const { actor, answered, asked, clock } = start([
    'OPEN',
    'CONFIRMING',
    'CONFIRMING',
    new ApiError('NETWORK'),
    'DONE',
  ]);
  await answered();
  const before = asked();
  clock.increment(POLL_EVERY_MS - 1);
  expect([actor.getSnapshot().value, asked()]).toEqual([{ following: 'waiting' }, before]);
  clock.increment(1);
  await answered();
  expect(asked()).toBe(before + 1);
  while (!actor.getSnapshot().matches('bought')) {
    clock.increment(POLL_EVERY_MS);
    await answered();
  }
  expect(asked()).toBe(5);
});

it('stops after a minute, and calls nothing a failure', async () => {
  const { actor, answered, asked, clock, left } = start(['CONFIRMING']);
  for (let at = 0; at < POLL_FOR_MS; at += POLL_EVERY_MS) {
    await answered();
    expect(actor.getSnapshot().value).toEqual({ following: 'waiting' });
    clock.increment(POLL_EVERY_MS);
  }
  expect([actor.getSnapshot().value, left]).toEqual(['late', []]);
  const last = asked();
  clock.increment(POLL_FOR_MS);
  expect(asked()).toBe(last);
});
