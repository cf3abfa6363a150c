import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PaymentFailure, type PaymentGateway } from '../../../server/adapters/payments/port.ts';
import type { Scenario } from '../../../server/emulators/toss/scenarios.ts';
import { createPaymentReactions } from '../../../server/handlers.ts';
import { waitForOrder } from '../../../server/modules/payments/order-outcome.ts';
import { confirmOrder } from '../../../server/modules/payments/confirm-order.ts';
import { requireOrderDeps } from '../../../server/modules/payments/payment-deps.ts';
import { createPaymentJobs } from '../../../server/modules/payments/payments.jobs.ts';
import { work } from '../../support/contracts.ts';
import { balanceOf, lotsMatchEntries } from '../../support/credits.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { startTossEmulator, type TossEmulator } from '../../support/toss.ts';

let toss: TossEmulator;
let api: TestApp;
let person: Person;
let gateway: PaymentGateway;
beforeAll(async () => {
  toss = await startTossEmulator();
  gateway = { ...toss.gateway() };
  api = await createTestApp({ config: { billing: 'emulator' }, payments: gateway });
});
beforeEach(async () => {
  Object.assign(gateway, toss.gateway());
  person = await signUp(api);
});
afterAll(async () => {
  await api.close();
  await toss.close();
});

const order = (creditPackId = 'C100', key?: string) =>
  api.ok('createCreditOrder', {
    token: person.accessJwt,
    body: { organizationUuid: person.organizationUuid, creditPackId },
    ...(key !== undefined && { key }),
  });

/** Completes an order's payment window with a card, and returns what the browser brings back. */
async function returned(scenario: Scenario = 'works') {
  const { orderId, orderName, amount } = await order();
  const { paymentKey = '' } = await toss.pass('PAYMENT', { orderId, orderName, amount }, scenario);
  const body = { orderId, organizationUuid: person.organizationUuid, amount, paymentKey };
  return { orderId, body, call: { token: person.accessJwt, body } };
}
const read = (orderId: string) => api.ok('getPaymentOrder', { token: person.accessJwt, path: { orderId } });

it('orders a pack at today’s price, once for each key', async () => {
  const first = await order('C500', 'once');
  expect(first).toMatchObject({
    orderName: '크레딧 500개',
    amount: 47_500,
    clientKey: 'test_ck_LOCAL',
    successUrl: 'https://dojang.test/setting/payment/toss/credit/success',
    failUrl: 'https://dojang.test/setting/payment/toss/credit/fail',
  });
  expect(await order('C500', 'once')).toEqual(first);
  const second = await order('C500');
  expect(second.orderId).not.toBe(first.orderId);
  expect(second.customerKey).toBe(first.customerKey);
  expect(await read(first.orderId)).toMatchObject({ state: 'OPEN', available: 0, failure: null });
});

it('turns a payment into credits once, in two tabs and after a reload', async () => {
  const { call, orderId } = await returned();
  const both = await Promise.all([api.ok('confirmCreditOrder', call), api.ok('confirmCreditOrder', call)]);
  expect(both.map(({ state }) => state)).toContain('DONE');
  expect(await api.ok('confirmCreditOrder', call)).toMatchObject({
    orderId,
    state: 'DONE',
    credits: 100,
    available: 100,
  });
  expect(await balanceOf(api, person)).toEqual({ available: 100, held: 0, spent: 0 });
  expect(await lotsMatchEntries(api)).toBe(true);
  const receipts = (await api.mailsTo(person.email)).filter(({ template }) => template === 'PAYMENT_RECEIPT');
  expect(receipts.map(({ subject }) => subject)).toEqual(['[도장] 10,000원을 결제했어요: 크레딧 100개']);
});

it.each<[Scenario, string]>([
  ['declined', '422 CARD_DECLINED'],
  ['unsupported', '422 CARD_UNUSABLE'],
])('says what to do about a card that is %s', async (scenario, answer) => {
  const { call, orderId } = await returned(scenario);
  expect(await api.fails('confirmCreditOrder', call)).toBe(answer);
  expect(await api.fails('confirmCreditOrder', call)).toBe(answer);
  expect(await read(orderId)).toMatchObject({ state: 'FAILED', failure: { errorCode: answer.slice(4) } });
  expect(await balanceOf(api, person)).toMatchObject({ available: 0 });
});

it('asks the provider nothing about another amount, another’s order, or one that is over', async () => {
  const asked: string[] = [];
  gateway.confirm = ({ orderId }) => {
    asked.push(orderId);
    return Promise.reject(new PaymentFailure('ours', 'NEVER', ''));
  };
  const { call, body } = await returned();
  expect(await api.fails('confirmCreditOrder', { ...call, body: { ...body, amount: 9_000 } })).toBe(
    '422 AMOUNT_MISMATCH',
  );
  const stranger = await signUp(api);
  const theirs = { ...body, organizationUuid: stranger.organizationUuid };
  expect(await api.fails('confirmCreditOrder', { token: stranger.accessJwt, body: theirs })).toBe('404 NOT_FOUND');
  const unknown = { ...body, orderId: `cr_${'0'.repeat(22)}` };
  expect(await api.fails('confirmCreditOrder', { ...call, body: unknown })).toBe('404 NOT_FOUND');
  const openedAt = new Date(api.deps.now().getTime() - 30 * 60_000);
  await api.database.updateTable('paymentOrders').set({ openedAt }).where('orderId', '=', body.orderId).execute();
  expect(await api.fails('confirmCreditOrder', call)).toBe('410 PAYMENT_EXPIRED');
  expect(asked).toEqual([]);
});

it('keeps an order whose answer was lost until a webhook makes it look', async () => {
  const { confirm } = gateway;
  gateway.confirm = async (...given) => {
    await confirm(...given);
    throw new PaymentFailure('unknown', 'NETWORK', '');
  };
  const { call, orderId, body } = await returned();
  expect(await api.ok('confirmCreditOrder', call)).toMatchObject({ state: 'CONFIRMING', available: 0 });
  const notice = {
    eventType: 'PAYMENT_STATUS_CHANGED',
    createdAt: '2026-11-20T10:00:00.000000',
    data: { paymentKey: body.paymentKey, orderId, status: 'ABORTED' },
  };
  for (let count = 0; count < 2; count += 1) await api.ok('receiveTossWebhook', { body: notice });
  expect(await work(api, createPaymentJobs(api.deps, createPaymentReactions(api.deps)))).toHaveLength(1);
  expect(await read(orderId)).toMatchObject({ state: 'DONE', available: 100 });
  await api.ok('receiveTossWebhook', { body: { anything: 'else' } });
});

/** The webhook arrives while the card company is still processing the payment. */
async function hearFromWebhook({ orderId, paymentKey }: { orderId: string; paymentKey: string }) {
  const createdAt = '2026-11-20T10:00:00.000000';
  const data = { paymentKey, orderId, status: 'DONE' };
  await api.ok('receiveTossWebhook', { body: { eventType: 'PAYMENT_STATUS_CHANGED', createdAt, data } });
  await work(api, createPaymentJobs(api.deps, createPaymentReactions(api.deps)));
}

it('lets nobody wait for an answer that a webhook was faster than, and counts the payment once', async () => {
  const slow = toss.holdAnswers();
  const { body, orderId } = await returned('slow');
  const confirming = confirmOrder(requireOrderDeps(api.deps, createPaymentReactions(api.deps)), body);
  const waiting = waitForOrder(api.deps, orderId, confirming, { limitMs: 3_600_000, everyMs: 10 });
  await slow.begun;
  await hearFromWebhook(body);
  expect(await waiting).toBe('LATE');
  expect(await read(orderId)).toMatchObject({ state: 'DONE', available: 100 });
  slow.end();
  expect(await confirming).toMatchObject({ state: 'DONE' });
  expect(await balanceOf(api, person)).toEqual({ available: 100, held: 0, spent: 0 });
  expect(await lotsMatchEntries(api)).toBe(true);
});

it('tells the operator when the provider refuses what we ask', async () => {
  gateway.confirm = () => Promise.reject(new PaymentFailure('ours', 'FORBIDDEN_REQUEST', ''));
  const { call } = await returned();
  expect(await api.fails('confirmCreditOrder', call)).toBe('503 PAYMENT_UNAVAILABLE');
});

it('sells to those who may pay, what there is, where something is sold', async () => {
  const { accessJwt: token, organizationUuid } = person;
  expect(await api.fails('createCreditOrder', { token, body: { organizationUuid, creditPackId: 'C7' } })).toBe(
    '404 NOT_FOUND',
  );
  const member = await join(api, person);
  const call = { token: member.accessJwt, body: { organizationUuid, creditPackId: 'C100' } };
  expect(await api.fails('createCreditOrder', call)).toBe('403 FORBIDDEN');
  const free = await createTestApp();
  const owner = await signUp(free);
  const body = { organizationUuid: owner.organizationUuid, creditPackId: 'C100' };
  expect(await free.fails('createCreditOrder', { token: owner.accessJwt, body })).toBe('409 BILLING_OFF');
  expect(await free.fails('receiveTossWebhook', { body: { id: randomUUID() } })).toBe('409 BILLING_OFF');
  await free.close();
});
