import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { DomainError } from '../../contract/domain-error.ts';
import { COLUMNS, lockContract, type ContractRow } from './contracts.repository.ts';

/** A draft that nobody changes any more until its time has come, or another time for what is scheduled already. */
export async function schedule(
  transaction: Transaction<DB>,
  { contractId, status, version }: Pick<ContractRow, 'contractId' | 'status' | 'version'>,
  scheduledAt: Date,
) {
  const scheduled = await transaction
    .updateTable('contracts')
    .set((eb) => ({ status: 'SCHEDULED', scheduledAt, version: eb('version', '+', 1), movedAt: sql<Date>`now()` }))
    .where('contractId', '=', contractId)
    .where('status', '=', status)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (scheduled) return scheduled;
  const present = await lockContract(transaction, contractId);
  if (present.status !== status) throw new DomainError('CONTRACT_NOT_DRAFT');
  throw new DomainError('VERSION_CONFLICT', { version: present.version });
}

/** Back to a draft. False when it is not scheduled any more, or for another moment than this one. */
export async function unschedule(transaction: Transaction<DB>, contractId: string, moment?: Date) {
  const { numUpdatedRows } = await transaction
    .updateTable('contracts')
    .set((eb) => ({ status: 'DRAFT', scheduledAt: null, version: eb('version', '+', 1), movedAt: sql<Date>`now()` }))
    .where('contractId', '=', contractId)
    .where('status', '=', 'SCHEDULED')
    .$if(moment !== undefined, (query) =>
      query.where(sql<boolean>`date_trunc('milliseconds', scheduled_at) = ${moment ?? null}`),
    )
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
