import { afterAll, beforeAll, expect, it } from 'vitest';
import { lotsMatchEntries } from '../../support/credits.ts';
import { payBack, wonOf } from '../../support/payments.ts';
import { startPaying, type Paying } from '../../support/paying.ts';

const WEEK_MS = 7 * 86_400_000;
let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterAll(() => paying.close());

async function subscribed() {
  const buyer = await paying.signUpWithCard();
  const { orderId } = await paying.api.ok('subscribeServicePlan', buyer.subscribe);
  paying.advance(60_000);
  return { ...buyer, orderId, refund: (amount?: number) => payBack(paying, orderId, amount) };
}

const hold = (organizationUuid: string) =>
  paying.api.database
    .transaction()
    .execute((transaction) =>
      paying.api.deps.credits.hold(transaction, organizationUuid, [{ kind: 'DOCUMENT', receiverUuid: null }]),
    );

it('pays back a plan that nothing was sent with, and the free one follows at once', async () => {
  const { own, orderId, person, refund } = await subscribed();
  const { contracts } = await paying.api.ok('getUsagePeriod', { token: own.token });
  expect(await refund(50_000)).toEqual({ state: 'ONLY_WHOLE' });
  expect(await refund()).toMatchObject({ state: 'DONE', units: contracts.included });
  expect(await wonOf(paying, orderId)).toEqual({ CARD: 0, PLAN_SALES: 0, VAT: 0 });
  expect(await paying.api.ok('getPaymentProfile', own)).toMatchObject({ servicePlanName: 'FREE', nextBillingAt: null });
  expect(await paying.api.ok('getUsagePeriod', { token: own.token })).toMatchObject({ servicePlanName: 'FREE' });
  // The organisation can use the free plan's documents again.
  await hold(person.organizationUuid);
  expect(await lotsMatchEntries(paying.api)).toBe(true);
});

it('keeps a plan that something was sent with', async () => {
  const { own, person, refund } = await subscribed();
  await hold(person.organizationUuid);
  expect(await refund()).toEqual({ state: 'IN_USE' });
  expect(await paying.api.ok('getPaymentProfile', own)).toMatchObject({ servicePlanName: 'STANDARD' });
});

it('keeps a plan that was paid a week ago', async () => {
  const { refund } = await subscribed();
  paying.advance(WEEK_MS);
  expect(await refund()).toEqual({ state: 'TOO_LATE' });
});
