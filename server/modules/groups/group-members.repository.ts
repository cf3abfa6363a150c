import { sql, type Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';

/** Requires that the members are active, and keeps them from leaving until the transaction ends. */
export async function requireActiveMembers(
  transaction: Transaction<DB>,
  organizationUuid: string,
  seats: readonly string[],
) {
  if (seats.length === 0) return;
  const held = await transaction
    .selectFrom('organizationMembers')
    .select('organizationMemberUuid')
    .where('organizationMemberUuid', 'in', seats)
    .where('organizationUuid', '=', organizationUuid)
    .where('memberStatusType', '=', 'ACCEPTED')
    .orderBy('organizationMemberUuid')
    .forShare()
    .execute();
  if (held.length < seats.length) throw new DomainError('MEMBER_NOT_ACTIVE');
}

export async function setMembers(
  transaction: Transaction<DB>,
  { organizationUuid, groupUuid }: { organizationUuid: string; groupUuid: string },
  seats: readonly string[],
) {
  await requireActiveMembers(transaction, organizationUuid, seats);
  const wanted = sql.val([...seats]);
  await transaction
    .deleteFrom('groupMembers')
    .where('groupUuid', '=', groupUuid)
    .where(sql<boolean>`organization_member_uuid <> all (${wanted}::uuid[])`)
    .execute();
  await sql`insert into group_members (group_uuid, organization_member_uuid)
    select ${groupUuid}, seat from unnest(${wanted}::uuid[]) as seat on conflict do nothing`.execute(transaction);
}

export async function joinGroups(
  transaction: Transaction<DB>,
  organizationMemberUuid: string,
  groupUuids: readonly string[],
) {
  if (groupUuids.length === 0) return;
  await sql`with kept as (
      select group_uuid from groups where group_uuid = any (${sql.val([...groupUuids])}::uuid[])
       order by group_uuid for key share)
    insert into group_members (group_uuid, organization_member_uuid)
    select group_uuid, ${organizationMemberUuid} from kept on conflict do nothing`.execute(transaction);
}

export async function leaveGroups(transaction: Transaction<DB>, organizationMemberUuid: string) {
  await transaction.deleteFrom('groupMembers').where('organizationMemberUuid', '=', organizationMemberUuid).execute();
}
