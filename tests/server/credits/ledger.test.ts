import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expireLots } from '../../../server/modules/credits/credits.jobs.ts';
import { issueCreditPack, addOneYear } from '../../../server/modules/credits/issue-credits.ts';
import { postLedgerEntries } from '../../../server/modules/credits/ledger.repository.ts';
import { balanceOf, grant, lotsMatchEntries } from '../../support/credits.ts';
import { signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let person: Person;
beforeAll(async () => {
  api = await createTestApp({ config: { billing: 'emulator' } });
  person = await signUp(api);
});
afterAll(() => api.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'it was accepted',
    (error: Error) => error.message,
  );
const issue = (orderId: string, credits = 100, won = 10_000) =>
  api.database
    .transaction()
    .execute((transaction) => issueCreditPack(transaction, { ...person, orderId, credits, won, at: api.deps.now() }));
const sums = async () => {
  const { rows } = await sql<{ account: string; sum: number }>`
    select account, sum(amount)::integer as sum from ledger_entries
     where unit = 'WON' group by account order by account`.execute(api.database);
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
};

const countLots = async () => (await api.database.selectFrom('creditLots').select('lotUuid').execute()).length;

it('books a payment once: credits, and the money with its tax', async () => {
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => issue('cr_once', 100, 15_000)));
  expect(outcomes.filter((lotUuid) => lotUuid !== null)).toHaveLength(1);
  expect(await balanceOf(api, person)).toMatchObject({ available: 100 });
  expect(await sums()).toEqual({ CARD: 15_000, CREDIT_SALES: -13_636, VAT: -1_364 });
});

it('refuses a journal that does not add up to zero, whole', async () => {
  const lotUuid = (await issue('cr_unbalanced')) ?? '';
  const entry = { organizationUuid: person.organizationUuid, unit: 'CREDIT', lotUuid } as const;
  const what = { cause: 'EXPIRY', at: api.deps.now() } as const;
  const before = await balanceOf(api, person);
  const half = [{ ...entry, account: 'AVAILABLE', amount: -1 }] as const;
  expect(await refusal(postLedgerEntries(api.database, what, half))).toContain('not balanced');
  const tooMuch = [
    { ...entry, account: 'AVAILABLE', amount: -101 },
    { ...entry, account: 'SPENT', amount: 101 },
  ] as const;
  expect(await refusal(postLedgerEntries(api.database, what, tooMuch))).toContain('credit_lots_available_check');
  expect(await balanceOf(api, person)).toEqual(before);
});

it('lets nobody change an entry, or a lot beside its entries', async () => {
  await issue('cr_fixed');
  for (const statement of [
    sql`update ledger_entries set amount = 7`,
    sql`delete from ledger_entries`,
    sql`truncate ledger_entries`,
  ])
    expect(await refusal(statement.execute(api.database))).toContain('never changed');
  expect(
    await refusal(sql`update credit_lots set available = available + 1, units = units + 1`.execute(api.database)),
  ).toContain('only entries');
  const lot = sql`insert into credit_lots (lot_uuid, organization_uuid, kind, units, available, starts_at, expires_at, order_id, created_at)
    values (gen_random_uuid(), ${person.organizationUuid}, 'PACK', 5, 5, now(), now() + interval '1 day', 'x', now())`;
  expect(await refusal(lot.execute(api.database))).toContain('begins empty');
  expect(await lotsMatchEntries(api)).toBe(true);
});

it('ends a pack a year on at midnight in Seoul, and takes what is left', async () => {
  // 00:30 on 21 November in Seoul.
  expect(addOneYear(new Date('2026-11-20T15:30:00Z')).toISOString()).toBe('2027-11-21T15:00:00.000Z');
  expect(addOneYear(new Date('2028-02-29T03:00:00Z')).toISOString()).toBe('2029-03-01T15:00:00.000Z');
  const other = await signUp(api);
  await grant(api, other, 40);
  expect(await expireLots(api.database, api.deps.now())).toBe(0);
  const later = new Date(api.deps.now().getTime() + 366 * 86_400_000);
  const rounds = await Promise.all([expireLots(api.database, later), expireLots(api.database, later)]);
  expect(rounds.reduce((sum, count) => sum + count)).toBe(await countLots());
  expect(await expireLots(api.database, later)).toBe(0);
  expect(await balanceOf(api, other)).toEqual({ available: 0, held: 0, spent: 0 });
  expect(await lotsMatchEntries(api)).toBe(true);
});
