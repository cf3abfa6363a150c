import { sql, type Insertable, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { ContactGroups, DB } from '../../database/schema.gen.d.ts';

export async function listGroups(connection: Connection, organizationUuid: string) {
  const { rows } = await sql<{ contactGroupId: string; name: string; contacts: number }>`
    select contact_group_uuid as contact_group_id, name, (
             select count(*) from contacts
              where organization_uuid = ${organizationUuid}
                and group_uuids @> array[contact_group_uuid])::integer as contacts
      from contact_groups where organization_uuid = ${organizationUuid} order by name`.execute(connection);
  return rows;
}

export async function requireGroups(connection: Connection, organizationUuid: string, groupUuids: readonly string[]) {
  if (groupUuids.length === 0) return;
  const known = await connection
    .selectFrom('contactGroups')
    .select('contactGroupUuid')
    .where('organizationUuid', '=', organizationUuid)
    .where('contactGroupUuid', 'in', groupUuids)
    .execute();
  if (known.length < new Set(groupUuids).size) throw new DomainError('CONTACT_GROUP_NOT_FOUND');
}

export async function insertGroup(transaction: Transaction<DB>, group: Insertable<ContactGroups>) {
  await transaction.insertInto('contactGroups').values(group).execute();
}

export async function renameGroup(connection: Connection, organizationUuid: string, groupUuid: string, name: string) {
  await connection
    .updateTable('contactGroups')
    .set({ name })
    .where('contactGroupUuid', '=', groupUuid)
    .where('organizationUuid', '=', organizationUuid)
    .execute();
}

export async function ensureGroups(transaction: Transaction<DB>, organizationUuid: string, names: readonly string[]) {
  if (names.length > 0)
    await transaction
      .insertInto('contactGroups')
      .values(names.map((name) => ({ contactGroupUuid: uuidv7(), organizationUuid, name })))
      .onConflict((conflict) => conflict.columns(['organizationUuid', 'name']).doNothing())
      .execute();
  const rows = await transaction
    .selectFrom('contactGroups')
    .select(['contactGroupUuid', 'name'])
    .where('organizationUuid', '=', organizationUuid)
    .execute();
  return new Map(rows.map(({ name, contactGroupUuid }) => [name, contactGroupUuid]));
}

export async function removeGroup(transaction: Transaction<DB>, organizationUuid: string, groupUuid: string) {
  const { numDeletedRows } = await transaction
    .deleteFrom('contactGroups')
    .where('contactGroupUuid', '=', groupUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('NOT_FOUND');
  await sql`update contacts set group_uuids = array_remove(group_uuids, ${groupUuid}::uuid)
             where group_uuids @> array[${groupUuid}::uuid]`.execute(transaction);
}
