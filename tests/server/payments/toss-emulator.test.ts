import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Payment } from '../../../server/adapters/payments/port.ts';
import { ERRORS } from '../../../server/emulators/toss/errors.ts';
import { registerTossEmulator } from '../../../server/emulators/toss/plugin.ts';
import { startTossEmulator, TOSS_KEYS, type TossEmulator } from '../../support/toss.ts';

let toss: TossEmulator;
beforeAll(async () => {
  toss = await startTossEmulator();
});
afterAll(() => toss.close());

const MINUTE = 60_000;
let number = 0;
let customerKey = '';
let orderId = '';
beforeEach(async () => {
  await toss.deliverWebhooks();
  number += 1;
  customerKey = `customer-${number}`;
  orderId = `order-${number}`;
  toss.inbox.bodies.length = 0;
  toss.inbox.status = 200;
});

const charge = (billingKey: string, key = `charge-${orderId}`, more: object = {}) =>
  toss
    .gateway()
    .charge({ billingKey, customerKey, orderId, amount: 9_900, orderName: '스탠다드 요금제', ...more }, key);
const refusal = (kind: string, code: string) => ({ name: 'PaymentFailure', kind, code });
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const told = () => toss.inbox.bodies.map(({ eventType, data }) => [eventType, data['status'] ?? data['billingKey']]);

it.each([
  ['declined', 'declined', 'REJECT_CARD_PAYMENT'],
  ['unsupported', 'replace', 'NOT_SUPPORTED_CARD_TYPE'],
] as const)('a card that is %s is refused, and its order can be read as ABORTED', async (scenario, kind, code) => {
  const billingKey = await toss.issueKey(customerKey, scenario);
  await expect(charge(billingKey)).rejects.toMatchObject(refusal(kind, code));
  expect(await toss.gateway().findByOrderId(orderId)).toMatchObject({ status: 'ABORTED', failure: { code } });
});

it('a card that has expired gets no key, and its authKey is used up', async () => {
  const { authKey = '' } = await toss.pass('BILLING', { customerKey }, 'expired');
  const issue = (key: string) => toss.gateway().issueBillingKey({ authKey, customerKey }, key);
  await expect(issue('a')).rejects.toMatchObject(refusal('replace', 'INVALID_CARD_EXPIRATION'));
  await expect(issue('b')).rejects.toMatchObject(refusal('replace', 'NOT_FOUND_BILLING'));
});

it('a slow answer counts as running until it comes, and is then replayed', async () => {
  const waiting = toss.holdAnswers();
  const billingKey = await toss.issueKey(customerKey, 'slow');
  const slow = charge(billingKey, 'slow');
  await waiting.begun;
  await expect(charge(billingKey, 'slow')).rejects.toMatchObject(refusal('unknown', 'IDEMPOTENT_REQUEST_PROCESSING'));
  expect(await toss.gateway().findByOrderId(orderId)).toMatchObject({ status: 'DONE' });
  waiting.end();
  const payment = await slow;
  toss.clock.time += 25_000;
  expect(await charge(billingKey, 'slow')).toEqual(payment);
});

it('an error that is forgotten gives way to the same key', async () => {
  const billingKey = await toss.issueKey(customerKey, 'failsOnce');
  await expect(charge(billingKey)).rejects.toMatchObject(refusal('unknown', 'FAILED_INTERNAL_SYSTEM_PROCESSING'));
  expect(await toss.gateway().findByOrderId(orderId)).toBeNull();
  expect(await charge(billingKey)).toMatchObject({ status: 'DONE' });
});

it('an error that is remembered comes again for ever, and another key pays', async () => {
  const billingKey = await toss.issueKey(customerKey, 'failsForKey');
  const again = { rejects: refusal('unknown', 'FAILED_INTERNAL_SYSTEM_PROCESSING') };
  await expect(charge(billingKey)).rejects.toMatchObject(again.rejects);
  await expect(charge(billingKey)).rejects.toMatchObject(again.rejects);
  expect(await charge(billingKey, `charge-${orderId}-k2`)).toMatchObject({ status: 'DONE' });
  await expect(charge(billingKey)).rejects.toMatchObject(again.rejects);
});

it('webhooks can come before the answer, twice and against each other', async () => {
  const first = await toss.issueKey(customerKey, 'webhookFirst');
  const answered = vi.fn<(payment: Payment) => number>(() => toss.inbox.bodies.length);
  await charge(first).then(answered);
  expect(answered).toHaveReturnedWith(1);
  orderId = `${orderId}-b`;
  await charge(await toss.issueKey(customerKey, 'contradicted'));
  toss.inbox.bodies.length = 0;
  await toss.deliverWebhooks();
  expect(told()).toHaveLength(2);
  expect(told()).toEqual(
    expect.arrayContaining([
      ['PAYMENT_STATUS_CHANGED', 'ABORTED'],
      ['PAYMENT_STATUS_CHANGED', 'DONE'],
    ]),
  );
  expect(await toss.gateway().findByOrderId(orderId)).toMatchObject({ status: 'DONE' });
});

it('a key can be deleted at Toss, which says so', async () => {
  const billingKey = await toss.issueKey(customerKey, 'keyDeleted');
  expect(await charge(billingKey)).toMatchObject({ status: 'DONE' });
  await toss.deliverWebhooks();
  expect(told()).toContainEqual(['BILLING_DELETED', billingKey]);
  orderId = `${orderId}-b`;
  await expect(charge(billingKey)).rejects.toMatchObject(refusal('replace', 'NOT_FOUND_BILLING'));
});

it('a connection that is cut after the charge leaves the money moved, also after a restart', async () => {
  const billingKey = await toss.issueKey(customerKey, 'cut');
  await expect(charge(billingKey)).rejects.toMatchObject(refusal('unknown', 'NETWORK_ERROR'));
  await toss.restart();
  expect(await toss.gateway().findByOrderId(orderId)).toMatchObject({ status: 'DONE' });
  await expect(charge(billingKey, 'another')).rejects.toMatchObject(refusal('unknown', 'DUPLICATED_ORDER_ID'));
  expect(await charge(billingKey)).toMatchObject({ status: 'DONE' });
});

it('replays the first answer byte by byte, whatever the body says, and refusals as well', async () => {
  const billingKey = encodeURIComponent(await toss.issueKey(customerKey));
  const post = async (amount: number, key: string) => {
    const body = { customerKey, orderId, amount, orderName: '요금제' };
    const response = await toss.call('POST', `/v1/billing/${billingKey}`, body, { 'idempotency-key': key });
    return { status: response.status, text: await response.text() };
  };
  const first = await post(9_900, 'k');
  expect(first.status).toBe(200);
  expect(await post(5, 'k')).toEqual(first);
  const refused = await post(5, 'other');
  expect(refused).toMatchObject({ status: 400, text: expect.stringContaining('BELOW_MINIMUM_AMOUNT') });
  expect(await post(9_900, 'other')).toEqual(refused);
  toss.clock.time += 15 * 24 * 60 * MINUTE + 1;
  expect(await post(9_900, 'k')).toMatchObject({ status: 400, text: expect.stringContaining('DUPLICATED_ORDER_ID') });
  expect(await post(9_900, 'k'.repeat(301))).toMatchObject({
    text: expect.stringContaining('INVALID_IDEMPOTENCY_KEY'),
  });
});

it('two calls for one order at once charge once', async () => {
  const billingKey = await toss.issueKey(customerKey);
  const results = await Promise.allSettled(['a', 'b', 'c', 'a'].map((key) => charge(billingKey, `${orderId}-${key}`)));
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(failed.every((reason) => reason.kind === 'unknown')).toBe(true);
  expect(
    new Set(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.paymentKey] : []))).size,
  ).toBe(1);
  const books: { orders: { orderId: string; balanceAmount: number }[] } = await (
    await toss.call('GET', '/books')
  ).json();
  expect(books.orders.filter((order) => order.orderId === orderId)).toEqual([{ orderId, balanceAmount: 9_900 }]);
});

it('a confirmation has to fit the window, and to come within ten minutes', async () => {
  const options = { orderId, orderName: '크레딧 100개', amount: 10_000 };
  const { paymentKey = '', amount } = await toss.pass('PAYMENT', options);
  expect(amount).toBe('10000');
  const confirm = (sum: number, key: string) =>
    toss.gateway().confirm({ paymentKey, orderId, amount: sum }, `${orderId}-${key}`);
  await expect(confirm(9_999, 'a')).rejects.toMatchObject(refusal('ours', 'FORBIDDEN_REQUEST'));
  expect(await toss.gateway().findByOrderId(orderId)).toMatchObject({ status: 'IN_PROGRESS' });
  toss.clock.time += 10 * MINUTE;
  await expect(confirm(10_000, 'b')).rejects.toMatchObject(refusal('late', 'NOT_FOUND_PAYMENT_SESSION'));
  expect(await toss.gateway().findByOrderId(orderId)).toMatchObject({ status: 'EXPIRED' });
  const unknown = toss.gateway().confirm({ paymentKey: 'nobody', orderId, amount: 10_000 }, `${orderId}-c`);
  await expect(unknown).rejects.toMatchObject(refusal('declined', 'NOT_FOUND_PAYMENT'));
});

it('refunds parts and the rest, and not more than there is', async () => {
  const { paymentKey = '' } = await toss.pass('PAYMENT', { orderId, orderName: '크레딧 100개', amount: 10_000 });
  const gateway = toss.gateway();
  const cancel = (key: string, amount?: number) =>
    gateway.cancel({ paymentKey, reason: '환불', ...(amount !== undefined && { amount }) }, `${orderId}-${key}`);
  await expect(cancel('a')).rejects.toMatchObject(refusal('declined', 'NOT_CANCELABLE_PAYMENT'));
  await gateway.confirm({ paymentKey, orderId, amount: 10_000 }, `confirm-${orderId}`);
  await expect(gateway.confirm({ paymentKey, orderId, amount: 10_000 }, `confirm-${orderId}-k2`)).rejects.toMatchObject(
    refusal('unknown', 'ALREADY_PROCESSED_PAYMENT'),
  );
  expect(await cancel('b', 4_000)).toMatchObject({ status: 'PARTIAL_CANCELED', balanceAmount: 6_000 });
  await expect(cancel('c', 6_001)).rejects.toMatchObject(refusal('declined', 'NOT_CANCELABLE_AMOUNT'));
  expect(await cancel('d')).toMatchObject({ status: 'CANCELED', balanceAmount: 0, vat: 0 });
  await expect(cancel('e')).rejects.toMatchObject(refusal('unknown', 'ALREADY_CANCELED_PAYMENT'));
});

it('asks for the key as Toss does', async () => {
  const status = async (authorization: string) => {
    const response = await toss.call('GET', '/v1/payments/nobody', undefined, { authorization });
    const { code }: { code: string } = await response.json();
    return [response.status, code];
  };
  expect(await status(basic(TOSS_KEYS.secretKey))).toEqual([403, 'INCORRECT_BASIC_AUTH_FORMAT']);
  expect(await status(basic(`${TOSS_KEYS.clientKey}:`))).toEqual([400, 'INVALID_API_KEY']);
  expect(await status(basic('test_sk_other:'))).toEqual([401, 'UNAUTHORIZED_KEY']);
  expect((await fetch(`${toss.baseUrl}/books`)).status).toBe(401);
});

it('answers with any error that a test asks for', async () => {
  for (const [code, [status, message]] of Object.entries(ERRORS)) {
    const response = await toss.call('GET', '/v1/payments/nobody', undefined, { 'tosspayments-test-code': code });
    expect([response.status, await response.json()]).toEqual([status, { code, message }]);
  }
});

it('repeats a webhook after 1, 4, 16 … minutes until it is answered with 200, and then gives up', async () => {
  toss.inbox.status = 500;
  await charge(await toss.issueKey(customerKey));
  const attempts: number[] = [];
  for (const minutes of [0, 1, 4, 16, 64, 256, 1_024, 4_096, 16_384]) {
    toss.clock.time += minutes * MINUTE - 1;
    attempts.push(await toss.deliverWebhooks());
    toss.clock.time += 1;
    attempts.push(await toss.deliverWebhooks());
  }
  expect(attempts.slice(2, 16)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
  expect(attempts.slice(16)).toEqual([0, 0]);
  toss.inbox.status = 200;
  orderId = `${orderId}-b`;
  await charge(await toss.issueKey(customerKey));
  expect(await toss.deliverWebhooks()).toBe(1);
  toss.clock.time += MINUTE;
  expect(await toss.deliverWebhooks()).toBe(0);
});

it('does not run in production, nor where it is not asked for', async () => {
  const { default: fastify } = await import('fastify');
  for (const config of [
    { mode: 'production' as const, billing: 'emulator' as const },
    { mode: 'demo' as const, billing: 'toss' as const },
    { mode: 'demo' as const, billing: 'off' as const },
  ]) {
    const options = { config, prefix: '/toss', publicBase: 'https://toss.test/toss', ...TOSS_KEYS };
    const { database } = toss;
    await expect(registerTossEmulator(fastify(), { ...options, database, webhooks: { url: '' } })).rejects.toThrow(
      'never in production',
    );
  }
});
