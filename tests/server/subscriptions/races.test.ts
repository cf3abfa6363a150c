import { afterAll, beforeAll, expect, it } from 'vitest';
import { lotsMatchEntries } from '../../support/credits.ts';
import { startPaying, type Paying } from '../../support/paying.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterAll(() => paying.close());

const EXPECTED = /^(200 $|409 (PAYMENT_RUNNING|ALREADY_ON|PLAN_CHANGED|LAST_CARD)$|404 NOT_FOUND$)/;

it('whatever happens when a plan is due, it is paid at most once, and nobody waits for ever', async () => {
  const { api, signUpWithCard, addCard, advance, tick } = paying;
  const { call } = api;
  for (let round = 0; round < 4; round += 1) {
    const { person, subscribe, choice, own } = await signUpWithCard();
    const second = await addCard(person);
    await api.ok('subscribeServicePlan', subscribe);
    const { organizationUuid } = person;
    const { organizationServicePlanPaymentUuid } = await api.ok('getPaymentProfile', own);
    advance(60_000);
    // Only moves the end of the period, because advancing the clock by a month would expire the session.
    await api.database
      .updateTable('subscriptions')
      .set({ periodEnd: api.deps.now() })
      .where('organizationUuid', '=', organizationUuid)
      .execute();
    advance(1);
    const unsubscribe = {
      token: own.token,
      path: { organizationUuid, organizationServicePlanPaymentUuid: organizationServicePlanPaymentUuid ?? '' },
      body: { reason: '' },
    };
    const other = { ...choice, body: { ...choice.body, paymentMethodUuid: second.paymentMethodUuid } };
    const [outcomes, again, ...answers] = await Promise.all([
      tick(),
      tick(),
      call('unsubscribeServicePlan', unsubscribe),
      call('setDefaultPaymentMethod', other),
      call('removePaymentMethod', choice),
      call('subscribeServicePlan', subscribe),
    ]);
    const said = answers.map(({ status, error }) => `${status} ${status === 200 ? '' : error.errorCode}`);
    for (const one of said) expect(one).toMatch(EXPECTED);
    expect([...outcomes, ...again].filter((outcome) => outcome.includes(':'))).toEqual([]);
    const paid = await api.database
      .selectFrom('paymentOrders')
      .select(['state', 'purpose'])
      .where('organizationUuid', '=', organizationUuid)
      .where('purpose', '=', 'RENEWAL')
      .execute();
    expect(paid.length).toBeLessThanOrEqual(1);
    expect(paid.every(({ state }) => state === 'DONE')).toBe(true);
  }
  expect(await lotsMatchEntries(api)).toBe(true);
});
