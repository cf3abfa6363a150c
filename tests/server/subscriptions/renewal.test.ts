import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentFailure } from '../../../server/adapters/payments/port.ts';
import { alertsOf } from '../../support/alerts.ts';
import { lotsMatchEntries } from '../../support/credits.ts';
import { callsOf, startPaying, type Paying } from '../../support/paying.ts';
import { login, type Person } from '../../support/people.ts';

let paying: Paying;
let person: Person;
let paymentMethodUuid = '';
beforeAll(async () => {
  paying = await startPaying();
});
afterEach(() => paying.restore());
afterAll(() => paying.close());
/** Everybody starts on 31 January at 14:00, each in a different year that is not a leap year. */
let year = 2026;
beforeEach(async () => {
  do year += 1;
  while (year % 4 === 0);
  paying.advanceTo(`${year}-01-31T14:00:00+09:00`);
  const made = await paying.signUpWithCard();
  person = made.person;
  paymentMethodUuid = made.card.paymentMethodUuid;
  await paying.api.ok('subscribeServicePlan', made.subscribe);
});

/** Signs the owner in again, because sessions expire between renewals. */
const calls = async () => callsOf(await login(paying.api, person.email), paymentMethodUuid);
const profile = async () => paying.api.ok('getPaymentProfile', (await calls()).own);
const usage = async () => paying.api.ok('getUsagePeriod', { token: (await calls()).own.token });

/** Advances to an instant in the year, and runs the jobs that are due. */
async function at(instant: string) {
  paying.advanceTo(`${year}-${instant}+09:00`);
  await paying.tick();
}

const listOrders = async () => {
  const rows = await paying.api.database
    .selectFrom('paymentOrders')
    .select(['orderId', 'state', 'amount'])
    .where('organizationUuid', '=', person.organizationUuid)
    .orderBy('openedAt')
    .orderBy('orderId')
    .execute();
  return rows.map(({ orderId, state, amount }) => `${orderId.split('_').slice(-2).join('_')} ${state} ${amount}`);
};

const listMails = async () =>
  (await paying.api.mailsTo(person.email))
    .map(({ template }) => template)
    .filter((template) => template !== 'SIGN_UP_CODE');

const decline = (kind: 'declined' | 'replace' = 'declined') => {
  const code = kind === 'declined' ? 'REJECT_CARD_PAYMENT' : 'INVALID_STOPPED_CARD';
  paying.gateway.charge = () => Promise.reject(new PaymentFailure(kind, code, ''));
};

it('a plan is paid on the last day of February, and on the 31st of March', async () => {
  await at('02-28T08:59:59');
  expect(await listOrders()).toEqual([`${year}0131_0 DONE 99000`]);
  await at('02-28T09:00:00');
  expect(await profile()).toMatchObject({
    status: 'ACTIVE',
    periodStart: `${year}-02-28T00:00:00.000Z`,
    periodEnd: `${year}-03-31T00:00:00.000Z`,
    nextBillingAt: `${year}-03-31T00:00:00.000Z`,
  });
  await at('03-31T09:00:00');
  expect(await profile()).toMatchObject({ periodEnd: `${year}-04-30T00:00:00.000Z` });
  expect(await usage()).toMatchObject({ servicePlanName: 'STANDARD', contracts: { included: 300 } });
  expect(await listOrders()).toEqual([
    `${year}0131_0 DONE 99000`,
    `${year}0228_0 DONE 99000`,
    `${year}0331_0 DONE 99000`,
  ]);
  expect(await lotsMatchEntries(paying.api)).toBe(true);
});

it('a renewal is announced a week before, once', async () => {
  await at('02-21T08:59:00');
  expect(await listMails()).toEqual(['PAYMENT_RECEIPT']);
  await at('02-21T09:00:00');
  await at('02-22T09:00:00');
  expect(await listMails()).toEqual(['PAYMENT_RECEIPT', 'RENEWAL_SOON']);
  const mails = await paying.api.mailsTo(person.email);
  expect(mails.at(-1)?.subject).toBe(`[도장] ${year}.02.28에 99,000원을 결제해요`);
});

it('running twice charges once', async () => {
  paying.advanceTo(`${year}-02-28T09:00:00+09:00`);
  await Promise.all([paying.tick(), paying.tick()]);
  await paying.tick();
  expect(await listOrders()).toHaveLength(2);
});

describe('a renewal that is not paid', () => {
  beforeEach(async () => {
    decline();
    await at('02-28T09:00:00');
  });

  it('leaves the documents of the free plan, and is tried again after one, three and seven days', async () => {
    expect(await profile()).toMatchObject({
      servicePlanName: 'STANDARD',
      status: 'PAST_DUE',
      nextBillingAt: `${year}-03-01T00:00:00.000Z`,
      nextAmount: 99_000,
      retry: { number: 1, at: `${year}-03-01T00:00:00.000Z` },
    });
    expect(await usage()).toMatchObject({ servicePlanName: 'FREE', contracts: { included: 5 } });
    await at('03-01T08:59:00');
    expect(await listOrders()).toHaveLength(2);
    await at('03-01T09:00:00');
    expect((await profile()).retry).toEqual({ number: 2, at: `${year}-03-03T00:00:00.000Z` });
    await at('03-03T09:00:00');
    expect((await profile()).retry).toEqual({ number: 3, at: `${year}-03-07T00:00:00.000Z` });
    await at('03-07T09:00:00');
    expect(await profile()).toMatchObject({ servicePlanName: 'FREE', status: 'ACTIVE', retry: null, nextAmount: null });
    expect(await listOrders()).toEqual([
      `${year}0131_0 DONE 99000`,
      ...[0, 1, 2, 3].map((number) => `${year}0228_${number} FAILED 99000`),
    ]);
    expect(await listMails()).toEqual([
      'PAYMENT_RECEIPT',
      'RENEWAL_FAILED',
      'RENEWAL_FAILED',
      'RENEWAL_FAILED',
      'PLAN_ENDED',
    ]);
    const { own } = await calls();
    expect((await paying.api.ok('getOrganization', own)).plan).toBe('FREE');
    await at('03-31T09:00:00');
    expect(await listOrders()).toHaveLength(5);
    expect(await alertsOf(paying.api, (await calls()).own.token)).toContain('RENEWAL_FAILED 3');
  });

  it('counts from the day on which it was due, once it is paid', async () => {
    paying.restore();
    await at('03-01T09:00:00');
    expect(await profile()).toMatchObject({
      status: 'ACTIVE',
      periodStart: `${year}-02-28T00:00:00.000Z`,
      periodEnd: `${year}-03-31T00:00:00.000Z`,
      retry: null,
    });
    expect(await usage()).toMatchObject({ servicePlanName: 'STANDARD', contracts: { included: 300 } });
  });

  it('is paid by whoever does not want to wait, and a refusal does not use up an attempt', async () => {
    await at('02-28T12:00:00');
    const { retry } = await calls();
    expect(await paying.api.fails('retryPayment', retry)).toBe('422 CARD_DECLINED');
    expect((await profile()).retry).toEqual({ number: 1, at: `${year}-03-01T00:00:00.000Z` });
    paying.restore();
    const keyed = { ...retry, key: 'once' };
    const order = await paying.api.ok('retryPayment', keyed);
    expect(order).toMatchObject({ state: 'DONE', amount: 99_000 });
    expect(await paying.api.ok('retryPayment', keyed)).toEqual(order);
    expect(await profile()).toMatchObject({ status: 'ACTIVE', retry: null });
    expect(await paying.api.fails('retryPayment', retry)).toBe('409 PLAN_CHANGED');
    await at('03-01T09:00:00');
    expect(await listOrders()).toEqual([
      `${year}0131_0 DONE 99000`,
      `${year}0228_0 FAILED 99000`,
      `${year}0228_1 FAILED 99000`,
      `${year}0228_2 DONE 99000`,
    ]);
  });

  it('ends at once if somebody does not want the plan any more', async () => {
    const { own } = await calls();
    const { organizationServicePlanPaymentUuid } = await profile();
    expect(await paying.api.ok('checkFreePlanAvailability', own)).toMatchObject({
      available: true,
      effectiveAt: `${year}-02-28T00:00:00.000Z`,
    });
    const ended = await paying.api.ok('unsubscribeServicePlan', {
      token: own.token,
      path: {
        organizationUuid: person.organizationUuid,
        organizationServicePlanPaymentUuid: organizationServicePlanPaymentUuid ?? '',
      },
      body: { reason: '' },
    });
    expect(ended).toMatchObject({ servicePlanName: 'FREE', status: 'ACTIVE' });
    await at('03-01T09:00:00');
    expect(await listOrders()).toHaveLength(2);
  });

  it('was not known, and is settled by the clock when it is', async () => {
    paying.restore();
    const { charge } = paying.gateway;
    paying.gateway.charge = async (...given) => {
      await charge(...given);
      throw new PaymentFailure('unknown', 'NETWORK_ERROR', '');
    };
    await at('03-01T09:00:00');
    expect((await listOrders()).at(-1)).toBe(`${year}0228_1 ASKED 99000`);
    await at('03-01T09:01:00');
    expect(await profile()).toMatchObject({ status: 'ACTIVE', periodStart: `${year}-02-28T00:00:00.000Z` });
  });
});

describe('a card that will not work again', () => {
  beforeEach(async () => {
    decline('replace');
    await at('02-28T09:00:00');
    paying.restore();
  });

  it('is not charged any more, and only another card helps', async () => {
    expect(await profile()).toMatchObject({ status: 'PAST_DUE', nextBillingAt: null, retry: { number: 1, at: null } });
    const { retry } = await calls();
    expect(await paying.api.fails('retryPayment', retry)).toBe('422 CARD_UNUSABLE');
    expect(await listMails()).toEqual(['PAYMENT_RECEIPT', 'CARD_UNUSABLE', 'RENEWAL_FAILED']);
    await at('03-01T09:00:00');
    expect(await listOrders()).toHaveLength(2);
    expect((await profile()).retry).toEqual({ number: 2, at: null });
    await paying.addCard(await login(paying.api, person.email));
    expect((await profile()).retry).toEqual({ number: 2, at: `${year}-03-03T00:00:00.000Z` });
    await at('03-03T09:00:00');
    expect(await profile()).toMatchObject({ status: 'ACTIVE', retry: null });
  });

  it('ends the plan after a week', async () => {
    for (const day of ['03-01', '03-03', '03-07']) await at(`${day}T09:00:00`);
    expect(await profile()).toMatchObject({ servicePlanName: 'FREE' });
    expect(await listOrders()).toHaveLength(2);
  });
});

it('a plan that was ended is over when its period is', async () => {
  const { own } = await calls();
  const { organizationServicePlanPaymentUuid } = await profile();
  await paying.api.ok('unsubscribeServicePlan', {
    token: own.token,
    path: {
      organizationUuid: person.organizationUuid,
      organizationServicePlanPaymentUuid: organizationServicePlanPaymentUuid ?? '',
    },
    body: { reason: '잠시 쉬어요' },
  });
  await at('02-28T09:00:00');
  expect(await profile()).toMatchObject({ servicePlanName: 'FREE', status: 'ACTIVE' });
  expect(await usage()).toMatchObject({ servicePlanName: 'FREE' });
  expect(await listOrders()).toHaveLength(1);
  expect(await listMails()).toEqual(['PAYMENT_RECEIPT', 'PLAN_ENDED']);
});
