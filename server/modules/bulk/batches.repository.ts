import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { ErrorCode } from '../../contract/domain-error.ts';
import type { Outcome, BulkAction } from './perform-on-one.ts';

export type NewBatch = {
  batchUuid: string;
  organizationUuid: string;
  organizationMemberUuid: string;
  work: BulkAction;
  contractIds: readonly string[];
  at: Date;
};

export async function insertBatch(transaction: Transaction<DB>, { work, contractIds, at, ...batch }: NewBatch) {
  const act = JSON.stringify(work);
  await transaction
    .insertInto('batches')
    .values({
      ...batch,
      action: work.action,
      act,
      createdAt: at,
      movedAt: at,
      finishedAt: contractIds.length === 0 ? at : null,
    })
    .execute();
  await sql`insert into batch_items (batch_uuid, position, contract_id)
    select ${batch.batchUuid}, position, contract_id
      from unnest(${sql.val([...contractIds])}::uuid[]) with ordinality as item (contract_id, position)`.execute(
    transaction,
  );
}

export const findBatch = (connection: Connection, batchUuid: string) =>
  connection
    .selectFrom('batches')
    .select(['batchUuid', 'organizationUuid', 'organizationMemberUuid', 'finishedAt', sql<BulkAction>`act`.as('work')])
    .where('batchUuid', '=', batchUuid)
    .executeTakeFirst();

export const listOpenItems = (connection: Connection, batchUuid: string, limit: number) =>
  connection
    .selectFrom('batchItems')
    .select(['position', 'contractId'])
    .where('batchUuid', '=', batchUuid)
    .where('outcome', 'is', null)
    .orderBy('position')
    .limit(limit)
    .execute();

/** Locks an item. Returns false if another worker has processed it in the meantime. */
export async function lockItem(transaction: Transaction<DB>, batchUuid: string, position: number) {
  const row = await transaction
    .selectFrom('batchItems')
    .select('position')
    .where('batchUuid', '=', batchUuid)
    .where('position', '=', position)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export const storeOutcome = (transaction: Transaction<DB>, batchUuid: string, position: number, outcome: Outcome) =>
  transaction
    .updateTable('batchItems')
    .set(outcome)
    .where('batchUuid', '=', batchUuid)
    .where('position', '=', position)
    .execute();

export const updateBatch = (transaction: Transaction<DB>, batchUuid: string, isFinished: boolean) =>
  transaction
    .updateTable('batches')
    .set({ movedAt: sql`now()`, ...(isFinished && { finishedAt: sql`now()` }) })
    .where('batchUuid', '=', batchUuid)
    .execute();

const MAX_SHOWN = 1_000;

export async function readProgress(connection: Connection, batchUuid: string) {
  const counted = await connection
    .selectFrom('batchItems')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('outcome', '=', 'DONE').as('done'),
      eb.fn.countAll<number>().filterWhere('outcome', '=', 'SKIPPED').as('skipped'),
    ])
    .where('batchUuid', '=', batchUuid)
    .executeTakeFirstOrThrow();
  const shown = await connection
    .selectFrom('batchItems')
    .select(['contractId', sql<'DONE' | 'SKIPPED'>`outcome`.as('outcome')])
    .select(sql<ErrorCode | null>`error_code`.as('errorCode'))
    .where('batchUuid', '=', batchUuid)
    .where('outcome', 'in', counted.total > MAX_SHOWN ? ['SKIPPED'] : ['DONE', 'SKIPPED'])
    .orderBy('position')
    .limit(MAX_SHOWN)
    .execute();
  return { ...counted, shown };
}
