import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';

const selectGroups = (connection: Connection, organizationUuid: string) =>
  connection
    .selectFrom('groups as g')
    .select(['g.groupUuid as groupId', 'g.name', 'g.version'])
    .select(
      sql<string[]>`array(select m.organization_member_uuid from group_members as m
        where m.group_uuid = g.group_uuid order by 1)`.as('organizationMemberUuids'),
    )
    .where('g.organizationUuid', '=', organizationUuid);

export const findGroups = (connection: Connection, organizationUuid: string) =>
  selectGroups(connection, organizationUuid).orderBy('g.name').execute();

export const requireGroup = (connection: Connection, organizationUuid: string, groupUuid: string) =>
  selectGroups(connection, organizationUuid)
    .where('g.groupUuid', '=', groupUuid)
    .executeTakeFirstOrThrow(() => new DomainError('NOT_FOUND'));

export async function countGroups(transaction: Transaction<DB>, organizationUuid: string) {
  const { groups } = await transaction
    .selectFrom('groups')
    .select((eb) => eb.fn.countAll<number>().as('groups'))
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
  return groups;
}

export async function insertGroup(transaction: Transaction<DB>, organizationUuid: string, name: string, at: Date) {
  const groupUuid = uuidv7();
  await transaction.insertInto('groups').values({ groupUuid, organizationUuid, name, createdAt: at }).execute();
  return groupUuid;
}

/** Updates a group and increments its version. The group stays locked until the transaction ends. */
export async function updateGroup(
  transaction: Transaction<DB>,
  { organizationUuid, groupUuid, version }: { organizationUuid: string; groupUuid: string; version: number },
  name: string | undefined,
) {
  const present = await transaction
    .selectFrom('groups')
    .select('version')
    .where('groupUuid', '=', groupUuid)
    .where('organizationUuid', '=', organizationUuid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new DomainError('NOT_FOUND'));
  if (present.version !== version) throw new DomainError('VERSION_CONFLICT', { version: present.version });
  await transaction
    .updateTable('groups')
    .set({ version: version + 1, ...(name !== undefined && { name }) })
    .where('groupUuid', '=', groupUuid)
    .execute();
}

export async function removeGroup(transaction: Transaction<DB>, organizationUuid: string, groupUuid: string) {
  const removed = await transaction
    .deleteFrom('groups')
    .where('groupUuid', '=', groupUuid)
    .where('organizationUuid', '=', organizationUuid)
    .returning('groupUuid')
    .executeTakeFirst();
  if (!removed) throw new DomainError('NOT_FOUND');
}

/** Requires that the groups exist, and keeps others from deleting them until the transaction ends. */
export async function requireGroups(
  transaction: Transaction<DB>,
  organizationUuid: string,
  groupUuids: readonly string[],
) {
  if (groupUuids.length === 0) return;
  const found = await transaction
    .selectFrom('groups')
    .select('groupUuid')
    .where('organizationUuid', '=', organizationUuid)
    .where('groupUuid', 'in', groupUuids)
    .orderBy('groupUuid')
    .forKeyShare()
    .execute();
  if (found.length < new Set(groupUuids).size) throw new DomainError('GROUP_NOT_FOUND');
}

export async function filterExistingGroups(connection: Connection, groupUuids: readonly string[]) {
  if (groupUuids.length === 0) return [];
  const rows = await connection
    .selectFrom('groups')
    .select('groupUuid')
    .where('groupUuid', 'in', groupUuids)
    .orderBy('name')
    .execute();
  return rows.map(({ groupUuid }) => groupUuid);
}
