import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';

/** Locks the user, so that concurrent test emails can't exceed the limit. */
export const lockTester = (transaction: Transaction<DB>, userUuid: string) =>
  transaction
    .selectFrom('users')
    .select('email')
    .where('userUuid', '=', userUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Returns when test emails were sent since the given time, oldest first. Deletes earlier times. */
export async function listTestTimes(transaction: Transaction<DB>, userUuid: string, since: Date) {
  await transaction.deleteFrom('mailTemplateTests').where('userUuid', '=', userUuid).where('at', '<=', since).execute();
  const rows = await transaction
    .selectFrom('mailTemplateTests')
    .select('at')
    .where('userUuid', '=', userUuid)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}

export const insertTest = (transaction: Transaction<DB>, userUuid: string, at: Date) =>
  transaction.insertInto('mailTemplateTests').values({ userUuid, at }).execute();
