import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { BillingWindow } from '@/entities/payment/account';
import { SCRIPT_TIMEOUT_MS, type Provider } from '@/entities/payment/provider-window';
import { registerCardMachine } from '@/features/payment/register-card/model/register-card.machine';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';

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
  const opened: unknown[] = [];
  const clock = new SimulatedClock();
  const provider: Provider = {
    requestPayment: silence,
    requestBillingAuth: async (holder) => {
      opened.push(holder);
      return request();
    },
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
  return { actor, clock, done, opened, until };
}

it('gets the keys, loads the script, keeps the way back, and opens the window in this page', async () => {
  const { actor, done, opened, until } = start();
  actor.send({ type: 'start' });
  actor.send({ type: 'start' });
  await until('opening');
  expect(done).toEqual(['kept']);
  const { customerKey, successUrl, failUrl } = window;
  expect(opened).toEqual([{ customerKey, successUrl, failUrl, windowTarget: 'self' }]);
});

it('gives up after ten seconds of silence, and forgets the script', async () => {
  const { actor, clock, done, until } = start({ script: silence });
  actor.send({ type: 'start' });
  await until('loading');
  clock.increment(SCRIPT_TIMEOUT_MS);
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
});

it('says why there are no keys, and can be started again', async () => {
  const { actor, until } = start({ keys: () => Promise.reject(new ApiError('BILLING_OFF', { status: 409 })) });
  actor.send({ type: 'start' });
  await until('preparing');
  expect((await until('idle')).context.failure?.code).toBe('BILLING_OFF');
  actor.send({ type: 'start' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});
