import { afterAll, beforeAll, expect, it } from 'vitest';
import { sent, verify } from '../../support/contracts.ts';
import { lotsMatchEntries } from '../../support/credits.ts';
import { startPaying, type Paying } from '../../support/paying.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying({ takesFilesIn: true });
});
afterAll(() => paying.close());

it('documents come from the plan that is paid for, and the free one waits', async () => {
  const { api, signUpWithCard } = paying;
  const { person, subscribe, own } = await signUpWithCard();
  await verify(api, person);
  await sent(api, person);
  const usage = () => api.ok('getUsagePeriod', { token: own.token });
  expect(await usage()).toMatchObject({ servicePlanName: 'FREE', contracts: { held: 1, included: 5 } });
  await api.ok('subscribeServicePlan', subscribe);
  await sent(api, person);
  await sent(api, person);
  expect(await usage()).toMatchObject({ servicePlanName: 'STANDARD', contracts: { held: 2, included: 300 } });
  const lots = await api.database
    .selectFrom('creditLots')
    .select(['servicePlanName', 'available', 'held'])
    .where('organizationUuid', '=', person.organizationUuid)
    .orderBy('units')
    .execute();
  expect(lots).toEqual([
    { servicePlanName: 'FREE', available: 4, held: 1 },
    { servicePlanName: 'STANDARD', available: 298, held: 2 },
  ]);
  expect(await lotsMatchEntries(api)).toBe(true);
});
