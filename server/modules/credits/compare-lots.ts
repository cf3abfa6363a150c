import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';

type Checked = { lots: number; entries: number; wrong: string[] };

/** Adds up the whole ledger. Returns the lots whose balance differs. */
export async function compareLotsWithLedger(connection: Connection): Promise<Checked> {
  const { rows } = await sql<{ lots: number; entries: number; wrong: string[] }>`
    with told as (
      select lot_uuid, count(*) as entries,
             coalesce(sum(amount) filter (where account = 'AVAILABLE'), 0) as available,
             coalesce(sum(amount) filter (where account = 'HELD'), 0) as held,
             coalesce(sum(amount) filter (where account = 'SPENT'), 0) as spent,
             coalesce(sum(amount) filter (where account = 'EXPIRED'), 0) as expired,
             coalesce(sum(amount) filter (where account = 'REFUNDED'), 0) as refunded,
             coalesce(sum(amount) filter (where account = 'ISSUED'), 0) as issued
        from ledger_entries where unit = 'CREDIT' group by lot_uuid
    )
    select count(*)::integer as lots, coalesce(sum(entries), 0)::integer as entries,
           coalesce(array_agg(lot.lot_uuid order by lot.lot_uuid) filter (
             where (lot.available, lot.held, lot.spent, lot.expired, lot.refunded, -lot.units) is distinct from
                   (coalesce(told.available, 0), coalesce(told.held, 0), coalesce(told.spent, 0),
                    coalesce(told.expired, 0), coalesce(told.refunded, 0), coalesce(told.issued, 0))), '{}') as wrong
      from credit_lots lot left join told using (lot_uuid)`.execute(connection);
  return rows[0] ?? { lots: 0, entries: 0, wrong: [] };
}
