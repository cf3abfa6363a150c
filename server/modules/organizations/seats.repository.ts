import { sql, type Transaction } from 'kysely';
import type { MemberSeat, Permission } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { endGrants } from '../company-seals/grants.repository.ts';
import { PERMISSIONS } from './permissions.ts';

/** Somebody's own seat, whatever became of it. */
export const findSeatOf = (connection: Connection, organizationMemberUuid: string, userUuid: string) =>
  connection
    .selectFrom('organizationMembers as m')
    .innerJoin('organizations as o', 'o.organizationUuid', 'm.organizationUuid')
    .select(sql<boolean>`m.member_status_type = 'ACCEPTED' and o.withdrawn_at is null`.as('stands'))
    .where('m.organizationMemberUuid', '=', organizationMemberUuid)
    .where('m.userUuid', '=', userUuid)
    .executeTakeFirst();

/** The organisation that somebody owns and has not closed, if there is one. His seats stay locked until the end. */
export async function holdOwnSeats(connection: Connection, userUuid: string) {
  const seats = await connection
    .selectFrom('organizationMembers as m')
    .innerJoin('organizations as o', 'o.organizationUuid', 'm.organizationUuid')
    .select(['m.isOwner', 'o.name', 'm.organizationMemberUuid'])
    .where('m.userUuid', '=', userUuid)
    .where('m.memberStatusType', '=', 'ACCEPTED')
    .where('o.withdrawnAt', 'is', null)
    .orderBy('m.organizationMemberUuid')
    .forUpdate('m')
    .execute();
  return { owned: seats.find((seat) => seat.isOwner)?.name ?? null };
}

export async function leaveAllSeats(transaction: Transaction<DB>, userUuid: string, at: Date) {
  const left = await transaction
    .updateTable('organizationMembers')
    .set({ memberStatusType: 'WITHDRAWN', isOwner: false, endedAt: at })
    .where('userUuid', '=', userUuid)
    .where('memberStatusType', '=', 'ACCEPTED')
    .returning('organizationMemberUuid')
    .execute();
  for (const { organizationMemberUuid } of left)
    await endGrants(transaction, organizationMemberUuid, { by: organizationMemberUuid, at });
}

/** Somebody for whom the server works without his asking right now, with the rights of this moment. */
export async function findActiveMember(connection: Connection, organizationMemberUuid: string) {
  const row = await connection
    .selectFrom('organizationMembers as m')
    .innerJoin('organizations as o', 'o.organizationUuid', 'm.organizationUuid')
    .innerJoin('users as u', 'u.userUuid', 'm.userUuid')
    .select(['m.organizationUuid', 'm.isOwner', 'm.permissions', 'u.name'])
    .where('m.organizationMemberUuid', '=', organizationMemberUuid)
    .where('m.memberStatusType', '=', 'ACCEPTED')
    .where('o.withdrawnAt', 'is', null)
    .where('u.withdrawnAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { name, organizationUuid, isOwner } = row;
  const permissions = new Set<Permission>(PERMISSIONS.filter((permission) => row.permissions.includes(permission)));
  return { name, member: { organizationMemberUuid, organizationUuid, isOwner, permissions } satisfies MemberSeat };
}
