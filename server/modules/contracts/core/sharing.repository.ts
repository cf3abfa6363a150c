import { sql, type Transaction } from 'kysely';
import type { Connection, Database } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';

/** Replaces the groups that a contract is shared with. The database finds the audience and updates its entry. */
export async function setSharedGroups(
  transaction: Transaction<DB>,
  contractId: string,
  sharedGroupUuids: readonly string[],
) {
  await transaction
    .updateTable('contracts')
    .set({ sharedGroupUuids: [...sharedGroupUuids].toSorted() })
    .where('contractId', '=', contractId)
    .execute();
}

/**
 * Creates the audience of these groups unless it exists. Commit this before locking many contracts, because other
 * senders to the same audience wait for it.
 */
export async function ensureAudience(database: Database, organizationUuid: string, groupUuids: readonly string[]) {
  if (groupUuids.length === 0) return;
  await sql`select find_audience(${organizationUuid}, ${sql.val([...groupUuids])}::uuid[])`.execute(database);
}

export async function findContractsSharedWithGroup(connection: Connection, groupUuid: string, limit: number) {
  const rows = await connection
    .selectFrom('contracts')
    .select('contractId')
    .where(sql<boolean>`shared_group_uuids @> array[${groupUuid}::uuid] and shared_group_uuids <> '{}'`)
    .limit(limit)
    .execute();
  return rows.map(({ contractId }) => contractId);
}

export async function removeSharedGroup(connection: Connection, contractId: string, groupUuid: string) {
  await connection
    .updateTable('contracts')
    .set({ sharedGroupUuids: sql<string[]>`array_remove(shared_group_uuids, ${groupUuid}::uuid)` })
    .where('contractId', '=', contractId)
    .execute();
}

/** Deletes unused audiences, because every list searches all of a member's audiences. */
export async function deleteUnusedAudiences(connection: Connection) {
  await sql`delete from audiences where audience_uuid in (
    select audience_uuid from audiences as a
     where not exists (select from contracts as c where c.audience_uuid = a.audience_uuid)
       for update skip locked)`.execute(connection);
}
