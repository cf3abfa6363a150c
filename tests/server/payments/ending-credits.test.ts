import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceExpiringCredits } from '../../../server/modules/payments/announce-expiring-credits.ts';
import { grantCredits } from '../../../server/modules/credits/issue-credits.ts';
import { lotsMatchEntries } from '../../support/credits.ts';
import { join, signUp } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const DAY_MS = 86_400_000;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ config: { billing: 'emulator' } });
});
afterAll(() => api.close());

const endsOf = async (email: string) =>
  (await api.mailsTo(email)).filter(({ template }) => template === 'CREDITS_ENDING').map(({ subject }) => subject);

it('says which credits end, a month and a week before, to those who pay', async () => {
  const person = await signUp(api);
  const payer = await join(api, person, ['PAYMENT_MANAGE']);
  const other = await join(api, person);
  const { organizationUuid } = person;
  const grant = (credits: number, days: number) => {
    const at = api.deps.now();
    const until = new Date(at.getTime() + days * DAY_MS);
    const given = { organizationUuid, credits, until, reason: '시험', at };
    return api.database.transaction().execute((transaction) => grantCredits(transaction, given));
  };
  await grant(700, 40);
  await grant(500, 40);
  await grant(30, 400);
  expect(await announceExpiringCredits(api.deps)).toBe(0);
  api.advance(10 * DAY_MS);
  expect(await announceExpiringCredits(api.deps)).toBe(1);
  expect(await announceExpiringCredits(api.deps)).toBe(0);
  api.advance(22 * DAY_MS);
  expect(await announceExpiringCredits(api.deps)).toBe(0);
  api.advance(DAY_MS);
  expect(await announceExpiringCredits(api.deps)).toBe(1);
  expect(await announceExpiringCredits(api.deps)).toBe(0);
  const subject = '[도장] 곧 끝나는 크레딧이 1,200개 있어요';
  expect(await endsOf(person.email)).toEqual([subject, subject]);
  expect(await endsOf(payer.email)).toEqual([subject, subject]);
  expect(await endsOf(other.email)).toEqual([]);
  expect(await lotsMatchEntries(api)).toBe(true);
});
