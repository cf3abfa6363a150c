import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { readPlans } from '../server/content/plans.ts';
import { connectDatabase, type Database } from '../server/database/connect.ts';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { migrate } from '../server/database/migrate.ts';
import { compareLotsWithLedger } from '../server/modules/credits/compare-lots.ts';
import { createCredits } from '../server/modules/credits/credits.ts';
import { grantCredits } from '../server/modules/credits/issue-credits.ts';
import { listCreditEntries } from '../server/modules/credits/list-entries.ts';
import { getMonthlyUsage } from '../server/modules/credits/monthly-usage.ts';
import { getUsage } from '../server/modules/credits/usage.ts';
import { saveResults } from './lib/results.ts';
import { median } from './lib/usage.ts';

/**
 * Measures the cost of credit accounting with a thousand and with a million ledger entries: pages, holds, spending and
 * the total. Runs the server's statements on one connection.
 */
const ENTRIES = [1_000, 1_000_000];
const LOOKS = 50;
const SIZE = 20;
/** Each document was held and then spent, and both actions write two entries. */
const ENTRIES_A_HOLD = 4;
const HOLDS_AT_ONCE = 5_000;
const MONTHS = 6;
const DAY_MS = 86_400_000;
const plans = readPlans(null);
const at = new Date('2026-11-20T01:00:00Z');

const nameContracts = () => Promise.resolve(new Map<string, string>());

async function measure(look: () => Promise<unknown>, looks = LOOKS) {
  const took: number[] = [];
  for (let round = -5; round < looks; round += 1) {
    const begin = performance.now();
    await look();
    if (round >= 0) took.push(performance.now() - begin);
  }
  return Math.round(median(took) * 100) / 100;
}

/** Fills half a year of the ledger with its own statements, many actions in each. */
async function fill(database: Database, organizationUuid: string, entries: number) {
  const lotUuid = await grantCredits(database, {
    organizationUuid,
    credits: entries,
    until: new Date(at.getTime() + 365 * DAY_MS),
    reason: '측정',
    at: new Date(at.getTime() - 200 * DAY_MS),
  });
  const holds = entries / ENTRIES_A_HOLD;
  for (let first = 0; first < holds; first += HOLDS_AT_ONCE) {
    const count = Math.min(HOLDS_AT_ONCE, holds - first);
    await sql`
      with made as (
        insert into credit_uses (use_uuid, organization_uuid, kind, state, lots, amounts, created_at, ended_at)
        select gen_random_uuid(), ${organizationUuid}, 'DOCUMENT', 'SPENT', array[${lotUuid}::uuid], '{1}', day, day
          from generate_series(1, ${count}) as place,
               lateral (select ${at}::timestamptz - (1 - (place + ${first}) / ${holds}::float) * interval '180 days') as of_year (day)
        returning use_uuid, created_at
      )
      insert into ledger_entries (journal, organization_uuid, unit, account, amount, lot_uuid, use_uuid, cause, at)
      select case side.cause when 'SENDING' then use_uuid else gen_random_uuid() end, ${organizationUuid}, 'CREDIT',
             side.account, side.amount, ${lotUuid}, use_uuid, side.cause, created_at
        from made, (values ('SENDING', 'AVAILABLE', -1), ('SENDING', 'HELD', 1), ('SENDING', 'HELD', -1),
                           ('SENDING', 'SPENT', 1)) as side (cause, account, amount)`.execute(database);
  }
  await sql`vacuum analyze ledger_entries, credit_uses, credit_lots`.execute(database);
}

const table: Record<string, Record<string, number>> = {};
for (const entries of ENTRIES) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
  const cluster = await startCluster({ dataDir });
  const { database, pool } = connectDatabase({ connectionString: cluster.connectionString, max: 1 });
  await migrate(pool);
  const organizationUuid = randomUUID();
  await database.insertInto('organizations').values({ organizationUuid, name: '한빛물산' }).execute();
  await fill(database, organizationUuid, entries);
  const credits = createCredits({ plans, now: () => at });
  const first = await listCreditEntries(database, organizationUuid, { before: undefined, size: 1, nameContracts });
  const needs = ['DOCUMENT', 'TEXT', 'TEXT'] as const;
  const looks: Record<string, () => Promise<unknown>> = {
    'page of the ledger': () =>
      listCreditEntries(database, organizationUuid, { before: undefined, size: SIZE, nameContracts }),
    'next page of the ledger': () =>
      listCreditEntries(database, organizationUuid, { before: first.next ?? undefined, size: SIZE, nameContracts }),
    'balance and plan': () => getUsage(database, plans, organizationUuid, at),
    'six months': () => getMonthlyUsage(database, organizationUuid, MONTHS, at),
    'hold a document and two texts': () =>
      database.transaction().execute((transaction) =>
        credits.hold(
          transaction,
          organizationUuid,
          needs.map((kind) => ({ kind, receiverUuid: null })),
        ),
      ),
    'hold a text and spend it': () =>
      database.transaction().execute(async (transaction) => {
        const messageUuid = randomUUID();
        await credits.hold(transaction, organizationUuid, [{ kind: 'TEXT', receiverUuid: null, messageUuid }]);
        await credits.spendText(transaction, messageUuid);
      }),
  };
  const column = `${entries.toLocaleString('en')} entries (ms)`;
  for (const [name, look] of Object.entries(looks)) (table[name] ??= {})[column] = await measure(look);
  (table['add up the ledger'] ??= {})[column] = await measure(() => compareLotsWithLedger(database), 3);
  await database.destroy();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.table(table);
await saveResults('money', { table });
