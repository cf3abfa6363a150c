import type { Insertable, Transaction } from 'kysely';
import type { DB, ToldNotices } from '../../database/schema.gen.d.ts';

/** Records that members have been alerted to a notice. Returns false if that was already recorded. */
export async function markNoticeAnnounced(
  transaction: Transaction<DB>,
  told: Insertable<ToldNotices>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('toldNotices')
    .values(told)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
