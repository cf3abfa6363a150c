import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { ErrorCode } from '../../contract/domain-error.ts';
import type { BulkItemOutcome, BulkAction } from './perform-on-contract.ts';

export type NewBulkAct = {
  actUuid: string;
  organizationUuid: string;
  organizationMemberUuid: string;
  work: BulkAction;
  contractIds: readonly string[];
  at: Date;
};

export async function insertBulkAct(transaction: Transaction<DB>, { work, contractIds, at, ...bulkAct }: NewBulkAct) {
  const act = JSON.stringify(work);
  await transaction
    .insertInto('acts')
    .values({
      ...bulkAct,
      action: work.action,
      act,
      createdAt: at,
      movedAt: at,
      finishedAt: contractIds.length === 0 ? at : null,
    })
    .execute();
  await sql`insert into act_items (act_uuid, position, contract_id)
    select ${bulkAct.actUuid}, position, contract_id
      from unnest(${sql.val([...contractIds])}::uuid[]) with ordinality as item (contract_id, position)`.execute(
    transaction,
  );
}

export const findBulkAct = (connection: Connection, actUuid: string) =>
  connection
    .selectFrom('acts')
    .select(['actUuid', 'organizationUuid', 'organizationMemberUuid', 'finishedAt', sql<BulkAction>`act`.as('work')])
    .where('actUuid', '=', actUuid)
    .executeTakeFirst();

export const listOpenBulkActItems = (connection: Connection, actUuid: string, limit: number) =>
  connection
    .selectFrom('actItems')
    .select(['position', 'contractId'])
    .where('actUuid', '=', actUuid)
    .where('outcome', 'is', null)
    .orderBy('position')
    .limit(limit)
    .execute();

/** Locks an item of a bulk action. Returns false if another worker has processed it. */
export async function lockBulkActItem(transaction: Transaction<DB>, actUuid: string, position: number) {
  const row = await transaction
    .selectFrom('actItems')
    .select('position')
    .where('actUuid', '=', actUuid)
    .where('position', '=', position)
    .where('outcome', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export const storeItemOutcome = (
  transaction: Transaction<DB>,
  actUuid: string,
  position: number,
  outcome: BulkItemOutcome,
) =>
  transaction
    .updateTable('actItems')
    .set(outcome)
    .where('actUuid', '=', actUuid)
    .where('position', '=', position)
    .execute();

export const updateBulkAct = (transaction: Transaction<DB>, actUuid: string, isFinished: boolean) =>
  transaction
    .updateTable('acts')
    .set({ movedAt: sql`now()`, ...(isFinished && { finishedAt: sql`now()` }) })
    .where('actUuid', '=', actUuid)
    .execute();

const MAX_SHOWN = 1_000;

export async function countBulkActProgress(connection: Connection, actUuid: string) {
  const counted = await connection
    .selectFrom('actItems')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('outcome', '=', 'DONE').as('done'),
      eb.fn.countAll<number>().filterWhere('outcome', '=', 'SKIPPED').as('skipped'),
    ])
    .where('actUuid', '=', actUuid)
    .executeTakeFirstOrThrow();
  const shown = await connection
    .selectFrom('actItems')
    .select(['contractId', sql<'DONE' | 'SKIPPED'>`outcome`.as('outcome')])
    .select(sql<ErrorCode | null>`error_code`.as('errorCode'))
    .where('actUuid', '=', actUuid)
    .where('outcome', 'in', counted.total > MAX_SHOWN ? ['SKIPPED'] : ['DONE', 'SKIPPED'])
    .orderBy('position')
    .limit(MAX_SHOWN)
    .execute();
  return { ...counted, shown };
}
