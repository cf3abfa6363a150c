import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Connection, Database } from '../../database/connect.ts';
import { defineRecurringJob, type JobDefinition } from '../../jobs/definition.ts';

const HOUR_MS = 3_600_000;
const LOTS_AT_ONCE = 500;

type Parts = { database: Database; now: () => Date };

/** Removes expired units from balances. Held ones stay until their contract spends or returns them. */
export const createCreditJobs = ({ database, now }: Parts): JobDefinition[] => [
  defineRecurringJob('expire-credits', HOUR_MS, async (_, signal) => {
    while (!signal.aborted && (await expireLots(database, now())) === LOTS_AT_ONCE);
  }),
];

export async function expireLots(connection: Connection, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    with ended as (
      select lot_uuid, organization_uuid, available from credit_lots
       where expires_at <= ${at} and available > 0
       order by lot_uuid limit ${LOTS_AT_ONCE} for no key update skip locked
    )
    insert into ledger_entries (journal, organization_uuid, unit, account, amount, lot_uuid, cause, at)
    select ${uuidv7({ msecs: at.getTime() })}, organization_uuid, 'CREDIT', side.account, side.sign * available, lot_uuid,
           'EXPIRY', ${at}
      from ended, (values ('AVAILABLE', -1), ('EXPIRED', 1)) as side (account, sign)`.execute(connection);
  return Number(numAffectedRows ?? 0) / 2;
}
