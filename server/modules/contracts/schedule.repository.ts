import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { lockContract } from './contracts.repository.ts';

/** A draft that nobody changes any more, until its time has come. */
export async function schedule(
  transaction: Transaction<DB>,
  { contractId, version, scheduledAt }: { contractId: string; version: number; scheduledAt: Date },
) {
  await transaction
    .updateTable('contracts')
    .set({ status: 'SCHEDULED', scheduledAt })
    .where('contractId', '=', contractId)
    .where('status', '=', 'DRAFT')
    .where('version', '=', version)
    .execute();
  return lockContract(transaction, contractId);
}

/** Back to a draft. False when it is not scheduled any more. */
export async function unschedule(transaction: Transaction<DB>, contractId: string) {
  const { numUpdatedRows } = await transaction
    .updateTable('contracts')
    .set((eb) => ({ status: 'DRAFT', scheduledAt: null, version: eb('version', '+', 1), movedAt: sql<Date>`now()` }))
    .where('contractId', '=', contractId)
    .where('status', '=', 'SCHEDULED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const AT_ONCE = 500;

/** By the database's clock, never early. */
export const listDue = async (database: Database) => {
  const [scheduled, expired, reminding] = await Promise.all([
    database
      .selectFrom('contracts')
      .select(['contractId', 'scheduledAt'])
      .where('status', '=', 'SCHEDULED')
      .where('scheduledAt', '<=', sql<Date>`now()`)
      .orderBy('scheduledAt')
      .limit(AT_ONCE)
      .execute(),
    dueIn(database, 'expiresAt'),
    dueIn(database, 'nextReminderAt'),
  ]);
  return { scheduled, expired, reminding };
};

async function dueIn(database: Database, column: 'expiresAt' | 'nextReminderAt') {
  const rows = await database
    .selectFrom('contracts')
    .select('contractId')
    .where('status', '=', 'IN_PROGRESS')
    .where('sealState', '=', 'NONE')
    .where(column, '<=', sql<Date>`now()`)
    .orderBy(column)
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ contractId }) => contractId);
}
