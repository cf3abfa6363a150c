import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getSeoulDay } from '../../../rules/dates.ts';
import { readSheet } from '../../../server/documents/sheets/read-sheet.ts';
import { sent, verify } from '../../support/contracts.ts';
import { grant } from '../../support/credits.ts';
import { buyCredits, passWindow, payBack } from '../../support/payments.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';
import { startTossEmulator, type TossEmulator } from '../../support/toss.ts';

const MINUTE = 60_000;
let toss: TossEmulator;
let api: TestApp;
let person: Person;
beforeAll(async () => {
  toss = await startTossEmulator();
  ({ api } = await createSenderApp({ config: { billing: 'emulator' }, payments: toss.gateway() }));
});
beforeEach(async () => {
  person = await signUp(api);
});
afterAll(async () => {
  await api.close();
  await toss.close();
});

const shop = () => ({ api, toss });
const history = (query: Record<string, string> = {}) => {
  const { accessJwt: token, organizationUuid } = person;
  return api.ok('listPayments', { token, path: { organizationUuid }, query });
};

it('lists what was paid, what was refused and what went back, but no window that was left', async () => {
  const bought = await buyCredits(shop(), person, 'C500');
  api.advance(MINUTE);
  const declined = await passWindow(shop(), person, 'C100', 'declined');
  await api.fails('confirmCreditOrder', declined.call);
  await passWindow(shop(), person, 'C1000');
  await payBack(shop(), bought, 9_500);
  const { items, total, sum } = await history();
  expect({ total, sum }).toEqual({ total: 2, sum: 38_000 });
  expect(items[0]).toMatchObject({
    orderId: declined.orderId,
    state: 'FAILED',
    failure: { errorCode: 'CARD_DECLINED' },
    receiptUrl: null,
    periodEnd: null,
  });
  expect(items[1]).toMatchObject({
    orderId: bought,
    orderName: '크레딧 500개',
    state: 'PART_REFUNDED',
    amount: 47_500,
    refundedAmount: 9_500,
    card: { issuerName: 'KB국민카드' },
    receiptUrl: `/payments/receipts/${bought}`,
    periodEnd: '2027-11-20T15:00:00.000Z',
  });
  const stateOf = async (query: Record<string, string>) => (await history(query)).items.map(({ state }) => state);
  expect(await stateOf({ status: 'FAILED' })).toEqual(['FAILED']);
  expect(await stateOf({ status: 'PART_REFUNDED' })).toEqual(['PART_REFUNDED']);
  expect(await stateOf({ status: 'OPEN' })).toEqual([]);
  expect(await stateOf({ servicePlanName: 'CREDIT', size: '1', page: '2' })).toEqual(['PART_REFUNDED']);
  expect(await stateOf({ servicePlanName: 'FREE' })).toEqual([]);
});

const countBetween = async (startDateToCheck: string, endDateToCheck: string) =>
  (await history({ startDateToCheck, endDateToCheck })).total;

it('takes days of Seoul, the last one included', async () => {
  const later = Date.parse('2026-12-31T15:30:00.000Z') - api.deps.now().getTime();
  api.advance(later);
  person = await signUp(api);
  await buyCredits(shop(), person);
  expect(await countBetween('2026-12-31', '2026-12-31')).toBe(0);
  expect(await countBetween('2027-01-01', '2027-01-01')).toBe(1);
});

it('writes the history as a spreadsheet whose sums are numbers', async () => {
  await buyCredits(shop(), person);
  const { accessJwt: token, organizationUuid } = person;
  const file = await api.call('exportPayments', { token, path: { organizationUuid } });
  const { rows } = await readSheet(file.bytes, 10);
  expect(rows?.[0]?.slice(0, 2)).toEqual(['결제한 때', '내용']);
  const [, row] = rows ?? [];
  expect([row?.[1], row?.[4], row?.[5], row?.[6]]).toEqual(['크레딧 100개', '10000', '0', '결제함']);
  expect(row?.[3]).toContain('KB국민카드');
  const today = getSeoulDay(api.deps.now());
  expect(row?.[2]).toBe(`${today}~${Number(today.slice(0, 4)) + 1}${today.slice(4)}`);
});

it('draws a receipt for whoever paid, and for nobody else', async () => {
  const orderId = await buyCredits(shop(), person);
  const path = { orderId };
  // None of our fonts has this character, but the receipt must be created anyway.
  await api.database
    .updateTable('organizations')
    .set({ name: '한빛🌞물산' })
    .where('organizationUuid', '=', person.organizationUuid)
    .execute();
  const file = await api.call('getPaymentReceipt', { token: person.accessJwt, path });
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const stranger = await signUp(api);
  expect(await api.fails('getPaymentReceipt', { token: stranger.accessJwt, path })).toBe('404 NOT_FOUND');
  const member = await join(api, person);
  expect(await api.fails('getPaymentReceipt', { token: member.accessJwt, path })).toBe('403 FORBIDDEN');
  const { orderId: open } = await passWindow(shop(), person);
  expect(await api.fails('getPaymentReceipt', { token: person.accessJwt, path: { orderId: open } })).toBe(
    '404 NOT_FOUND',
  );
});

it('follows the balance from act to act and from page to page', async () => {
  await verify(api, person);
  await grant(api, person, 10);
  api.advance(1);
  await buyCredits(shop(), person);
  for (let count = 0; count < 7; count += 1) {
    api.advance(1);
    await sent(api, person);
  }
  const read = (query: Record<string, string>) => api.ok('listCreditEntries', { token: person.accessJwt, query });
  const all = await read({ size: '50' });
  expect(all.items.map(({ cause, amount, balance }) => `${cause} ${amount} ${balance}`)).toEqual([
    'SENDING -1 108',
    'SENDING -1 109',
    'PACK 100 110',
    'GRANT 10 10',
  ]);
  expect(all.items[0]?.contract?.title).toEqual(expect.any(String));
  expect(all.items[3]).toMatchObject({ reason: '시험', contract: null, contracts: 0 });
  const first = await read({ size: '3' });
  const second = await read({ size: '3', before: first.next ?? '' });
  expect([...first.items, ...second.items]).toEqual(all.items);
  expect(second.next).toBeNull();
});

it('names a document of the ledger only to those who may read it', async () => {
  await verify(api, person);
  await grant(api, person, 10);
  // Actions within the same millisecond have no order.
  api.advance(1);
  for (let count = 0; count < 6; count += 1) await sent(api, person);
  const payer = await join(api, person, ['PAYMENT_MANAGE']);
  const newest = async (token: string) => (await api.ok('listCreditEntries', { token })).items[0];
  expect(await newest(person.accessJwt)).toMatchObject({ cause: 'SENDING', contract: { title: expect.any(String) } });
  expect(await newest(payer.accessJwt)).toMatchObject({ cause: 'SENDING', contract: null, contracts: 1 });
});

it('adds up what each month has spent, without the documents of the plan', async () => {
  await verify(api, person);
  await grant(api, person, 10);
  const spent = async (contractId: string) =>
    api.deps.credits.spendDocument(api.database, { organizationUuid: person.organizationUuid, contractId });
  for (let count = 0; count < 7; count += 1) await spent((await sent(api, person)).contractId);
  const usage = await api.ok('getCreditUsage', { token: person.accessJwt, query: { months: '3' } });
  expect(usage.months.map(({ documents, messages }) => [documents, messages])).toEqual([
    [0, 0],
    [0, 0],
    [2, 0],
  ]);
  expect(usage.spentInThirtyDays).toBe(2);
});
