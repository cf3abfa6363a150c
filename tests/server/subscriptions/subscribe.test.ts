import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lotsMatchEntries } from '../../support/credits.ts';
import { createGate } from '../../support/gate.ts';
import { startPaying, type Paying } from '../../support/paying.ts';
import { join, signUp } from '../../support/people.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterEach(() => paying.restore());
afterAll(() => paying.close());

function holdCharges() {
  const { charge } = paying.gateway;
  const begun = createGate();
  const ended = createGate();
  paying.gateway.charge = async (...given) => {
    begun.open();
    await ended.opened;
    return charge(...given);
  };
  return { begun: begun.opened, letGo: ended.open };
}

async function endingPlan() {
  const { api, signUpWithCard } = paying;
  const made = await signUpWithCard();
  const order = await api.ok('subscribeServicePlan', made.subscribe);
  const { organizationServicePlanPaymentUuid } = await api.ok('getPaymentProfile', made.own);
  const { organizationUuid } = made.person;
  const unsubscribe = {
    token: made.own.token,
    path: { organizationUuid, organizationServicePlanPaymentUuid: organizationServicePlanPaymentUuid ?? '' },
    body: { reason: '잠시 쉬어요' },
  };
  const profile = await api.ok('unsubscribeServicePlan', unsubscribe);
  return { ...made, order, unsubscribe, profile };
}

describe('from the free plan', () => {
  it('costs the whole price, and gives its documents at once', async () => {
    const { api, signUpWithCard } = paying;
    const { person, subscribe, own } = await signUpWithCard();
    const offered = await api.ok('checkStandardPlanAvailability', own);
    expect(offered).toEqual({
      available: true,
      reason: null,
      amount: 99_000,
      effectiveAt: '2026-11-20T01:00:00.000Z',
      nextBillingAt: '2026-12-20T00:00:00.000Z',
    });
    const keyed = { ...subscribe, key: 'once' };
    const order = await api.ok('subscribeServicePlan', keyed);
    expect(order).toMatchObject({
      kind: 'PLAN',
      state: 'DONE',
      amount: 99_000,
      credits: null,
      servicePlanName: 'STANDARD',
      failure: null,
    });
    expect(order.orderId).toMatch(/^sub_[0-9A-Za-z]{22}_20261120_0$/);
    expect(await api.ok('subscribeServicePlan', keyed)).toEqual(order);
    expect(await api.ok('getPaymentProfile', own)).toMatchObject({
      servicePlanName: 'STANDARD',
      status: 'ACTIVE',
      periodStart: '2026-11-20T01:00:00.000Z',
      periodEnd: '2026-12-20T00:00:00.000Z',
      nextBillingAt: '2026-12-20T00:00:00.000Z',
      nextAmount: 99_000,
      retry: null,
      refill: { on: false, below: null, creditPackId: null },
      receiptEmail: null,
    });
    expect(await api.ok('getUsagePeriod', { token: own.token })).toMatchObject({
      servicePlanName: 'STANDARD',
      contracts: { used: 0, held: 0, included: 300 },
    });
    expect(await api.ok('getSubscriptionExistence', own)).toEqual({ exists: true });
    const { organization } = await api.ok('getSession', { token: own.token });
    const described = await api.ok('getOrganization', own);
    expect([organization?.organizationUuid, described.plan]).toEqual([person.organizationUuid, 'STANDARD']);
    expect(await paying.booksOf(person.organizationUuid)).toEqual({
      entries: ['CARD 99000', 'PLAN_SALES -90000', 'VAT -9000'],
      paid: 99_000,
    });
    expect(await lotsMatchEntries(api)).toBe(true);
    const mails = await api.mailsTo(person.email);
    const receipt = mails.find(({ template }) => template === 'PAYMENT_RECEIPT');
    expect(receipt?.subject).toBe('[도장] 99,000원을 결제했어요: 스탠다드 요금제');
    expect(receipt?.text).toContain('2026.12.19까지');
  });

  it('happens once in two tabs', async () => {
    const { api, signUpWithCard } = paying;
    const { subscribe, own, person, choice } = await signUpWithCard();
    const { begun, letGo } = holdCharges();
    const first = api.ok('subscribeServicePlan', subscribe);
    await begun;
    expect(await api.fails('subscribeServicePlan', subscribe)).toBe('409 PAYMENT_RUNNING');
    expect(await api.ok('checkStandardPlanAvailability', own)).toMatchObject({
      available: false,
      reason: 'PAYMENT_RUNNING',
    });
    // Nothing else can be changed in the meantime either.
    expect(await api.fails('removePaymentMethod', choice)).toBe('409 PAYMENT_RUNNING');
    expect(await api.fails('setDefaultPaymentMethod', choice)).toBe('409 PAYMENT_RUNNING');
    const closing = { ...own, body: { withdrawReason: '그만 써요' } };
    expect(await api.fails('withdrawOrganization', closing)).toBe('409 PAYMENT_RUNNING');
    letGo();
    expect(await first).toMatchObject({ state: 'DONE' });
    expect(await api.fails('subscribeServicePlan', subscribe)).toBe('409 ALREADY_ON');
    expect((await paying.booksOf(person.organizationUuid)).entries).toHaveLength(3);
  });

  it('is asked for by two at the same moment, and one of them is charged', async () => {
    const { api, signUpWithCard } = paying;
    const { subscribe, person } = await signUpWithCard();
    const both = await Promise.allSettled([
      api.ok('subscribeServicePlan', subscribe),
      api.ok('subscribeServicePlan', subscribe),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await paying.booksOf(person.organizationUuid)).entries).toHaveLength(3);
  });

  it('needs a card of one’s own', async () => {
    const { api, signUpWithCard } = paying;
    const { choice } = await signUpWithCard();
    const stranger = await signUp(api);
    const { accessJwt: token, organizationUuid } = stranger;
    const own = { token, path: { id: organizationUuid } };
    expect(await api.ok('checkStandardPlanAvailability', own)).toMatchObject({ available: false, reason: 'NO_CARD' });
    const { paymentMethodUuid } = choice.body;
    const body = { organizationUuid, servicePlanName: 'STANDARD', paymentMethodUuid, agreed: true } as const;
    expect(await api.fails('subscribeServicePlan', { token, body })).toBe('404 NOT_FOUND');
    expect(await api.fails('getPaymentProfile', { token, path: { id: choice.body.organizationUuid } })).toBe(
      '404 NOT_FOUND',
    );
    const member = await join(api, stranger);
    expect(await api.fails('getPaymentProfile', { ...own, token: member.accessJwt })).toBe('403 FORBIDDEN');
  });
});

describe('a plan that ends', () => {
  it('runs until what was paid for is over', async () => {
    const { api } = paying;
    const { profile, own, unsubscribe } = await endingPlan();
    expect(profile).toMatchObject({
      servicePlanName: 'STANDARD',
      status: 'ENDING',
      periodEnd: '2026-12-20T00:00:00.000Z',
      nextBillingAt: null,
      nextAmount: null,
    });
    expect(await api.ok('checkFreePlanAvailability', own)).toMatchObject({
      available: false,
      reason: 'ENDING',
      effectiveAt: '2026-12-20T00:00:00.000Z',
    });
    expect(await api.ok('unsubscribeServicePlan', unsubscribe)).toEqual(profile);
    const { organizationUuid } = unsubscribe.path;
    const old = { organizationUuid, organizationServicePlanPaymentUuid: organizationUuid };
    expect(await api.fails('unsubscribeServicePlan', { ...unsubscribe, path: old })).toBe('409 PLAN_CHANGED');
  });

  it('goes on without a charge', async () => {
    const { api } = paying;
    const { own, order, subscribe, person } = await endingPlan();
    expect(await api.ok('checkStandardPlanAvailability', own)).toMatchObject({
      available: true,
      reason: 'ENDING',
      amount: 0,
      nextBillingAt: '2026-12-20T00:00:00.000Z',
    });
    expect(await api.ok('subscribeServicePlan', subscribe)).toEqual(order);
    expect(await api.ok('getPaymentProfile', own)).toMatchObject({ status: 'ACTIVE', nextAmount: 99_000 });
    expect((await paying.booksOf(person.organizationUuid)).entries).toHaveLength(3);
  });
});

describe('an organisation that is closed', () => {
  it('pays nothing more, and its cards are forgotten', async () => {
    const { api, signUpWithCard, tick, toss } = paying;
    const { own, subscribe, person } = await signUpWithCard();
    await api.ok('subscribeServicePlan', subscribe);
    await api.ok('withdrawOrganization', { ...own, body: { withdrawReason: '그만 써요' } });
    await tick();
    const { organizationUuid } = person;
    const row = await api.database
      .selectFrom('subscriptions')
      .select('status')
      .where('organizationUuid', '=', organizationUuid)
      .executeTakeFirst();
    const cards = await api.database
      .selectFrom('paymentMethods')
      .select(['status', 'billingKeyEnc'])
      .where('organizationUuid', '=', organizationUuid)
      .execute();
    expect([row?.status, cards]).toEqual(['ENDED', [{ status: 'REMOVED', billingKeyEnc: null }]]);
    const removed = await toss.database
      .selectFrom('emulatedTossBillingKeys')
      .select('billingKey')
      .where('state', '=', 'REMOVED')
      .execute();
    expect(removed).toHaveLength(1);
  });
});
