import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PaymentFailure } from '../../../server/adapters/payments/port.ts';
import { classifyFailure } from '../../../server/adapters/payments/toss-failures.ts';
import { callsOf, startPaying, type Paying } from '../../support/paying.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterEach(() => paying.restore());
afterAll(() => paying.close());

const refuse = (code: string, status: number) => {
  paying.gateway.charge = () => Promise.reject(new PaymentFailure(classifyFailure(code, status), code, ''));
};

/** The provider's error codes for a charge, grouped by what the buyer sees. */
const DECLINED: [string, number][] = [
  ['REJECT_CARD_PAYMENT', 403],
  ['REJECT_CARD_COMPANY', 403],
  ['EXCEED_MAX_DAILY_PAYMENT_COUNT', 400],
  ['EXCEED_MAX_AMOUNT', 400],
  ['FORBIDDEN_CONSECUTIVE_REQUEST', 403],
  ['FDS_ERROR', 403],
  ['NOT_SUPPORTED_METHOD', 400],
  ['A_CODE_THAT_IS_NEW', 400],
];
const UNUSABLE: [string, number][] = [
  ['INVALID_CARD_EXPIRATION', 400],
  ['INVALID_STOPPED_CARD', 400],
  ['INVALID_CARD_LOST_OR_STOLEN', 400],
  ['INVALID_REJECT_CARD', 400],
  ['INVALID_CARD_NUMBER', 400],
  ['INVALID_BILL_KEY_REQUEST', 400],
  ['NOT_SUPPORTED_CARD_TYPE', 400],
  ['NOT_FOUND_BILLING', 404],
  ['ALREADY_REMOVED_BILLING_KEY', 400],
];
const OURS: [string, number][] = [
  ['UNAUTHORIZED_KEY', 401],
  ['INVALID_API_KEY', 400],
  ['INVALID_REQUEST', 400],
  ['NOT_MATCHES_CUSTOMER_KEY', 400],
  ['INCORRECT_BASIC_AUTH_FORMAT', 403],
  ['FORBIDDEN_REQUEST', 403],
  ['BELOW_MINIMUM_AMOUNT', 400],
  ['INVALID_IDEMPOTENCY_KEY', 400],
];
const UNKNOWN: [string, number][] = [
  ['PROVIDER_ERROR', 400],
  ['IDEMPOTENT_REQUEST_PROCESSING', 409],
  ['ALREADY_PROCESSED_PAYMENT', 400],
  ['DUPLICATED_ORDER_ID', 400],
  ['FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING', 500],
  ['FAILED_INTERNAL_SYSTEM_PROCESSING', 500],
  ['FAILED_CARD_COMPANY_RESPONSE', 500],
  ['FAILED_DB_PROCESSING', 500],
  ['UNKNOWN_PAYMENT_ERROR', 500],
  ['COMMON_ERROR', 500],
];

it('a refusal leaves the free plan, and the next attempt is an order of its own', async () => {
  const { api, signUpWithCard } = paying;
  const { subscribe, own } = await signUpWithCard();
  for (const [code, status] of DECLINED) {
    refuse(code, status);
    expect(await api.fails('subscribeServicePlan', subscribe)).toBe('422 CARD_DECLINED');
  }
  const keyed = { ...subscribe, key: 'refused' };
  expect(await api.fails('subscribeServicePlan', keyed)).toBe('422 CARD_DECLINED');
  paying.restore();
  // Repeating the same action returns the same answer. A new action gets a new one.
  expect(await api.fails('subscribeServicePlan', keyed)).toBe('422 CARD_DECLINED');
  expect(await api.ok('getSubscriptionExistence', own)).toEqual({ exists: false });
  const { orderId } = await api.ok('subscribeServicePlan', subscribe);
  expect(orderId).toMatch(/_20261120_9$/);
});

it('a card that will not work again is not asked twice', async () => {
  const { api, signUpWithCard, addCard } = paying;
  const { person, subscribe, own } = await signUpWithCard();
  for (const [code, status] of UNUSABLE) {
    const { paymentMethodUuid } = await addCard(person);
    const call = callsOf(person, paymentMethodUuid).subscribe;
    refuse(code, status);
    expect(await api.fails('subscribeServicePlan', call)).toBe('422 CARD_UNUSABLE');
    paying.restore();
    expect(await api.fails('subscribeServicePlan', call)).toBe('422 CARD_UNUSABLE');
  }
  const { items } = await api.ok('listPaymentMethods', own);
  expect(items.map(({ status }) => status)).toEqual(['ACTIVE', ...UNUSABLE.map(() => 'UNUSABLE')]);
  expect(await api.ok('subscribeServicePlan', subscribe)).toMatchObject({ state: 'DONE' });
});

it('what is our fault is said to the operator', async () => {
  const { api, signUpWithCard, alarms } = paying;
  const { subscribe } = await signUpWithCard();
  for (const [code, status] of OURS) {
    refuse(code, status);
    expect(await api.fails('subscribeServicePlan', subscribe)).toBe('503 PAYMENT_UNAVAILABLE');
    expect(alarms.at(-1)).toBe(`the provider refused our request: ${code}`);
  }
});

describe('an outcome that nobody knows', () => {
  it.each(UNKNOWN)('%s is CONFIRMING until it is known', async (code, status) => {
    const { api, signUpWithCard } = paying;
    const { subscribe } = await signUpWithCard();
    refuse(code, status);
    expect(await api.ok('subscribeServicePlan', subscribe)).toMatchObject({ state: 'CONFIRMING', failure: null });
    expect(await api.fails('subscribeServicePlan', subscribe)).toBe('409 PAYMENT_RUNNING');
  });
});

it('a key that was deleted after a charge keeps what was paid', async () => {
  const { api, signUpWithCard, toss, tick } = paying;
  const { subscribe, own } = await signUpWithCard('keyDeleted');
  expect(await api.ok('subscribeServicePlan', subscribe)).toMatchObject({ state: 'DONE' });
  await toss.deliverWebhooks();
  for (const body of toss.inbox.bodies)
    await api.ok('receiveTossWebhook', { body: { createdAt: '2026-11-20T10:00:00.000000', ...body } });
  await tick();
  expect((await api.ok('listPaymentMethods', own)).items).toMatchObject([{ status: 'UNUSABLE', isDefault: true }]);
  expect(await api.ok('getPaymentProfile', own)).toMatchObject({ status: 'ACTIVE' });
});
