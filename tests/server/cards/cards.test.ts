import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PaymentFailure } from '../../../server/adapters/payments/port.ts';
import { hashBillingKey } from '../../../server/modules/payments/webhooks.repository.ts';
import { alertsOf } from '../../support/alerts.ts';
import { startPaying, type Paying } from '../../support/paying.ts';
import { join, signUp } from '../../support/people.ts';
import { createTestApp } from '../../support/test-app.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterEach(() => paying.restore());
afterAll(() => paying.close());

const register = async () => {
  const person = await signUp(paying.api);
  const body = await paying.passWindow(person);
  const { accessJwt: token, organizationUuid } = person;
  return { person, call: { token, path: { organizationUuid }, body } };
};

const deleted = (billingKey: string) => ({
  eventType: 'BILLING_DELETED',
  createdAt: '2026-11-20T10:00:00.000000',
  data: { billingKey },
});

it('opens the window with what a browser needs', async () => {
  const person = await signUp(paying.api);
  const call = { token: person.accessJwt, path: { id: person.organizationUuid } };
  const window = await paying.api.ok('getBillingWindow', call);
  expect(window).toMatchObject({
    clientKey: 'test_ck_LOCAL',
    successUrl: 'https://dojang.test/setting/payment/toss/success',
    failUrl: 'https://dojang.test/setting/payment/toss/fail',
  });
  expect(await paying.api.ok('getBillingWindow', call)).toEqual(window);
});

it('registers a card once, in two tabs and after a reload, and charges the first', async () => {
  const { api, addCard } = paying;
  const { person, call } = await register();
  const both = await Promise.all([api.ok('registerPaymentMethod', call), api.ok('registerPaymentMethod', call)]);
  const [card] = both;
  expect(card).toMatchObject({ status: 'ACTIVE', isDefault: true, cardType: '신용', ownerType: '개인' });
  expect(card.last4).toMatch(/^\d{1,4}\D?$/);
  expect(both[1]).toEqual(card);
  expect(await api.ok('registerPaymentMethod', call)).toEqual(card);
  const second = await addCard(person);
  expect(second.isDefault).toBe(false);
  const list = { token: call.token, path: { id: person.organizationUuid } };
  expect(await api.ok('listPaymentMethods', list)).toEqual({ items: [card, second] });
});

it('keeps the key sealed', async () => {
  const { api, toss } = paying;
  const { call } = await register();
  const { paymentMethodUuid } = await api.ok('registerPaymentMethod', call);
  const { billingKeyEnc } = await api.database
    .selectFrom('paymentMethods')
    .select('billingKeyEnc')
    .where('paymentMethodUuid', '=', paymentMethodUuid)
    .executeTakeFirstOrThrow();
  const keys = await toss.database.selectFrom('emulatedTossBillingKeys').select('billingKey').execute();
  expect(keys).not.toHaveLength(0);
  for (const { billingKey } of keys) expect(billingKeyEnc?.includes(billingKey)).toBe(false);
});

it('refuses a window that was opened for somebody else', async () => {
  const { api, passWindow } = paying;
  const { call } = await register();
  const stranger = await signUp(api);
  const theirs = await passWindow(stranger);
  expect(await api.fails('registerPaymentMethod', { ...call, body: theirs })).toBe('422 CUSTOMER_KEY_WRONG');
  const mixed = { ...call.body, authKey: theirs.authKey };
  expect(await api.fails('registerPaymentMethod', { ...call, body: mixed })).toBe('422 CUSTOMER_KEY_WRONG');
});

it('says what is wrong with a card, and nothing is there', async () => {
  const { api, passWindow, gateway, alarms } = paying;
  const { person, call } = await register();
  const expired = await passWindow(person, 'expired');
  expect(await api.fails('registerPaymentMethod', { ...call, body: expired })).toBe('422 CARD_UNUSABLE');
  const made = { ...call.body, authKey: 'made-up' };
  expect(await api.fails('registerPaymentMethod', { ...call, body: made })).toBe('422 CARD_UNUSABLE');
  gateway.issueBillingKey = () => Promise.reject(new PaymentFailure('ours', 'UNAUTHORIZED_KEY', ''));
  expect(await api.fails('registerPaymentMethod', call)).toBe('503 PAYMENT_UNAVAILABLE');
  expect(alarms).toHaveLength(1);
  const list = { token: call.token, path: { id: person.organizationUuid } };
  expect(await api.ok('listPaymentMethods', list)).toEqual({ items: [] });
});

it('finds the card of an answer that was lost', async () => {
  const { api, gateway, restore } = paying;
  const { call } = await register();
  const { issueBillingKey } = gateway;
  gateway.issueBillingKey = async (...given) => {
    await issueBillingKey(...given);
    throw new PaymentFailure('unknown', 'NETWORK_ERROR', '');
  };
  expect(await api.fails('registerPaymentMethod', call)).toBe('503 PAYMENT_UNAVAILABLE');
  restore();
  expect(await api.ok('registerPaymentMethod', call)).toMatchObject({ status: 'ACTIVE' });
});

it('removes a card at the provider too, and charges the newest of the others', async () => {
  const { api, addCard, signUpWithCard, tick, toss } = paying;
  const { person, card: first, choice, own } = await signUpWithCard();
  paying.advance(1);
  const second = await addCard(person);
  paying.advance(1);
  const third = await addCard(person);
  const keyed = { ...choice, key: 'once' };
  const left = await api.ok('removePaymentMethod', keyed);
  expect(left.items.map(({ paymentMethodUuid, isDefault }) => [paymentMethodUuid, isDefault])).toEqual([
    [third.paymentMethodUuid, true],
    [second.paymentMethodUuid, false],
  ]);
  expect(await api.ok('removePaymentMethod', keyed)).toEqual(left);
  expect(await api.fails('removePaymentMethod', choice)).toBe('404 NOT_FOUND');
  await tick();
  const forgotten = await toss.database
    .selectFrom('emulatedTossBillingKeys')
    .select('state')
    .where('state', '=', 'REMOVED')
    .execute();
  expect(forgotten).toHaveLength(1);
  const { billingKeyEnc } = await api.database
    .selectFrom('paymentMethods')
    .select('billingKeyEnc')
    .where('paymentMethodUuid', '=', first.paymentMethodUuid)
    .executeTakeFirstOrThrow();
  expect(billingKeyEnc).toBeNull();
  const chosen = { ...choice, body: { ...choice.body, paymentMethodUuid: second.paymentMethodUuid } };
  const { items } = await api.ok('setDefaultPaymentMethod', chosen);
  expect(items[0]).toMatchObject({ paymentMethodUuid: second.paymentMethodUuid, isDefault: true });
  expect(await api.ok('listPaymentMethods', own)).toEqual({ items });
});

it('keeps the last card while a plan is paid with it, and not when the plan ends', async () => {
  const { api, signUpWithCard } = paying;
  const { subscribe, choice, own, person } = await signUpWithCard();
  await api.ok('subscribeServicePlan', subscribe);
  expect(await api.fails('removePaymentMethod', choice)).toBe('409 LAST_CARD');
  const { organizationServicePlanPaymentUuid } = await api.ok('getPaymentProfile', own);
  const { organizationUuid } = person;
  await api.ok('unsubscribeServicePlan', {
    token: own.token,
    path: { organizationUuid, organizationServicePlanPaymentUuid: organizationServicePlanPaymentUuid ?? '' },
    body: { reason: '' },
  });
  expect(await api.ok('removePaymentMethod', choice)).toEqual({ items: [] });
});

it('takes a key that the provider has deleted out of use, and says so once', async () => {
  const { api, signUpWithCard, tick, addCard } = paying;
  const { person, own, choice } = await signUpWithCard();
  const keys = await paying.toss.database
    .selectFrom('emulatedTossBillingKeys')
    .select('billingKey')
    .orderBy('issuedAt')
    .execute();
  const { billingKeySha256 } = await api.database
    .selectFrom('paymentMethods')
    .select('billingKeySha256')
    .where('organizationUuid', '=', person.organizationUuid)
    .executeTakeFirstOrThrow();
  const billingKey =
    keys.map((key) => key.billingKey).find((key) => hashBillingKey(key).equals(billingKeySha256)) ?? '';
  await api.ok('receiveTossWebhook', { body: deleted('nobody’s') });
  await tick();
  expect((await api.ok('listPaymentMethods', own)).items).toMatchObject([{ status: 'ACTIVE' }]);
  for (let count = 0; count < 2; count += 1) await api.ok('receiveTossWebhook', { body: deleted(billingKey) });
  await tick();
  expect((await api.ok('listPaymentMethods', own)).items).toMatchObject([{ status: 'UNUSABLE' }]);
  expect(await api.fails('setDefaultPaymentMethod', choice)).toBe('422 CARD_UNUSABLE');
  const mails = await api.mailsTo(person.email);
  expect(mails.filter(({ template }) => template === 'CARD_UNUSABLE')).toHaveLength(1);
  expect(await alertsOf(api, person.accessJwt)).toContain('CARD_UNUSABLE 1');
  expect(await addCard(person)).toMatchObject({ isDefault: true });
});

it('is for those who manage payments', async () => {
  const { api } = paying;
  const { person, call } = await register();
  const member = await join(api, person);
  expect(await api.fails('registerPaymentMethod', { ...call, token: member.accessJwt })).toBe('403 FORBIDDEN');
});

it('is not there where nothing is charged', async () => {
  const free = await createTestApp();
  const { accessJwt: token, organizationUuid } = await signUp(free);
  const own = { token, path: { id: organizationUuid } };
  const paymentMethodUuid = organizationUuid;
  const choice = { token, body: { organizationUuid, paymentMethodUuid } };
  const body = { organizationUuid, servicePlanName: 'STANDARD', paymentMethodUuid, agreed: true } as const;
  const path = { organizationUuid, organizationServicePlanPaymentUuid: organizationUuid };
  const answers = await Promise.all([
    free.fails('listPaymentMethods', own),
    free.fails('getBillingWindow', own),
    free.fails('getPaymentProfile', own),
    free.fails('getSubscriptionExistence', own),
    free.fails('checkFreePlanAvailability', own),
    free.fails('checkStandardPlanAvailability', own),
    free.fails('setDefaultPaymentMethod', choice),
    free.fails('removePaymentMethod', choice),
    free.fails('subscribeServicePlan', { token, body }),
    free.fails('unsubscribeServicePlan', { token, path, body: { reason: '' } }),
    free.fails('retryPayment', { token, body: { organizationUuid } }),
    free.fails('registerPaymentMethod', {
      token,
      path: { organizationUuid },
      body: { customerKey: 'anybody', authKey: 'anything' },
    }),
  ]);
  expect(new Set(answers)).toEqual(new Set(['409 BILLING_OFF']));
  await free.ok('withdrawOrganization', { ...own, body: { withdrawReason: '그만 써요' } });
  await free.close();
});
