import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPlans, type OfferedPlan } from '../../../server/content/plans.ts';
import { requestPayment } from '../../../server/modules/payments/confirm-order.ts';
import { requirePlanDeps } from '../../../server/modules/subscriptions/plan-deps.ts';
import { startPlan } from '../../../server/modules/subscriptions/subscribe-service-plan.ts';
import { lotsMatchEntries } from '../../support/credits.ts';
import { callsOf, startPaying, type Paying } from '../../support/paying.ts';
import { login, type Person } from '../../support/people.ts';

const [free, standard] = readPlans(null).plans;
const LARGE: OfferedPlan = { name: 'LARGE', contractsPerMonth: 1_000, prices: [{ from: '2026-01-01', won: 280_000 }] };
const SOLD = [free, standard, LARGE];

let paying: Paying;
let person: Person;
let paymentMethodUuid = '';
beforeAll(async () => {
  paying = await startPaying();
  paying.advanceTo('2027-01-31T14:00:00+09:00');
  const made = await paying.signUpWithCard();
  person = made.person;
  paymentMethodUuid = made.card.paymentMethodUuid;
  await paying.api.ok('subscribeServicePlan', made.subscribe);
});
afterAll(() => paying.close());

async function begin(plan: OfferedPlan) {
  const { api } = paying;
  const asked = { organizationUuid: person.organizationUuid, plan, paymentMethodUuid, at: api.deps.now() };
  const { orderId } = await api.database.transaction().execute((transaction) => startPlan(transaction, SOLD, asked));
  await requestPayment(requirePlanDeps(api.deps), orderId);
}

it('a larger plan costs what was not paid for already, and begins a period of its own', async () => {
  const { api } = paying;
  paying.advanceTo('2027-02-14T12:00:00+09:00');
  await begin(LARGE);
  const { organizationUuid } = person;
  const orders = await api.database
    .selectFrom('paymentOrders')
    .select(['servicePlanName', 'state', 'amount'])
    .where('organizationUuid', '=', organizationUuid)
    .orderBy('openedAt')
    .execute();
  // Fourteen of the twenty-eight days are left.
  expect(orders).toEqual([
    { servicePlanName: 'STANDARD', state: 'DONE', amount: 99_000 },
    { servicePlanName: 'LARGE', state: 'DONE', amount: 280_000 - 49_500 },
  ]);
  const { own } = callsOf(await login(api, person.email), paymentMethodUuid);
  expect(await api.ok('getUsagePeriod', { token: own.token })).toMatchObject({
    startAt: '2027-02-14T03:00:00.000Z',
    endAt: '2027-03-14T00:00:00.000Z',
    contracts: { included: 1_000 },
  });
  const lots = await api.database
    .selectFrom('creditLots')
    .select(['servicePlanName', 'available', 'expired'])
    .where('organizationUuid', '=', organizationUuid)
    .orderBy('startsAt')
    .execute();
  expect(lots).toEqual([
    { servicePlanName: 'STANDARD', available: 0, expired: 300 },
    { servicePlanName: 'LARGE', available: 1_000, expired: 0 },
  ]);
  expect(await lotsMatchEntries(api)).toBe(true);
  await expect(begin(standard)).rejects.toMatchObject({ code: 'ALREADY_ON' });
});
