import { expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { PaymentOrder } from '@/entities/payment/credit';
import type { Leaving } from '@/entities/payment/provider-window';
import {
  creditResultMachine,
  POLL_EVERY_MS,
  POLL_FOR_MS,
} from '@/features/payment/buy-credits/model/credit-result.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';

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

/** Returns the answers one after another, and repeats the last one. */
function start(answers: readonly Answer[], orderId: string | null = 'cr_1') {
  const left: Leaving[] = [];
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

it('shows what was bought', async () => {
  const { answered, left } = start(['DONE']);
  const snapshot = await answered();
  expect([snapshot.value, snapshot.context.order, left]).toEqual(['bought', order('DONE'), []]);
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
