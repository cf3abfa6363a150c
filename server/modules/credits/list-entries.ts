import { sql } from 'kysely';
import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';

type Page = components['schemas']['CreditEntryPage'];
type Entry = Page['items'][number];
type Row = Omit<Entry, 'at' | 'balance' | 'contract'> & { at: Date; contractId: string | null };
/** Returns titles of documents that the caller may read. */
export type FindContractTitles = (contractIds: string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * Lists ledger transactions that changed the balance, newest first. Each page starts from the previous page's last
 * balance, so that none adds up all earlier entries.
 */
export async function listCreditEntries(
  connection: Connection,
  organizationUuid: string,
  { before, size, nameContracts }: { before: string | undefined; size: number; nameContracts: FindContractTitles },
): Promise<Page> {
  const [journal, known] = before?.split('.') ?? [];
  const { rows } = await sql<Row>`
    select entry.journal as "entryId", min(entry.at) as at, min(entry.cause) as cause,
           sum(entry.amount)::integer as amount,
           count(distinct coalesce(used.contract_id, used.row_uuid))::integer as contracts,
           min(used.contract_id::text) as "contractId", min(lot.order_id) as "orderId", min(lot.reason) as reason
      from ledger_entries entry
      join credit_lots lot on lot.lot_uuid = entry.lot_uuid and lot.kind <> 'PLAN'
      left join credit_uses used on used.use_uuid = entry.use_uuid
     where entry.organization_uuid = ${organizationUuid} and entry.account = 'AVAILABLE'
       and (${journal ?? null}::uuid is null or entry.journal < ${journal ?? null}::uuid)
     group by entry.journal
     order by entry.journal desc
     limit ${size + 1}`.execute(connection);
  let balance = known === undefined ? await findBalance(connection, organizationUuid) : Number(known);
  const shown = rows.slice(0, size);
  const names = await nameContracts(shown.flatMap(({ contractId }) => contractId ?? []));
  const items = shown.map(({ contractId, at, ...row }): Entry => {
    const title = row.contracts === 1 && contractId !== null ? names.get(contractId) : undefined;
    const after = balance;
    balance -= row.amount;
    const isBought = row.cause === 'PACK' || row.cause === 'REFUND';
    return {
      ...row,
      at: at.toISOString(),
      balance: after,
      contract: contractId === null || title === undefined ? null : { contractId, title },
      orderId: isBought ? row.orderId : null,
      reason: row.cause === 'GRANT' ? row.reason : '',
    };
  });
  const last = items.at(-1);
  return { items, next: rows.length > size && last ? `${last.entryId}.${balance}` : null };
}

/** Returns the balance of all credit lots, with expired ones that the job hasn't closed yet, and without plans. */
async function findBalance(connection: Connection, organizationUuid: string): Promise<number> {
  const { available } = await connection
    .selectFrom('creditLots')
    .select(sql<number>`coalesce(sum(available), 0)::integer`.as('available'))
    .where('organizationUuid', '=', organizationUuid)
    .where('kind', '<>', 'PLAN')
    .executeTakeFirstOrThrow();
  return available;
}
