import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

const AT_ONCE = 500;

/** Uses the database's clock, so that nothing runs early. */
export const listDueContracts = async (database: Database) => {
  const [scheduled, expired, reminding] = await Promise.all([
    database
      .selectFrom('contracts')
      .select(['contractId', 'scheduledAt'])
      .where('status', '=', 'SCHEDULED')
      .where('scheduledAt', '<=', sql<Date>`now()`)
      .orderBy('scheduledAt')
      .limit(AT_ONCE)
      .execute(),
    listDueBy(database, 'expiresAt'),
    listDueBy(database, 'nextReminderAt'),
  ]);
  return { scheduled, expired, reminding };
};

async function listDueBy(database: Database, column: 'expiresAt' | 'nextReminderAt') {
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
