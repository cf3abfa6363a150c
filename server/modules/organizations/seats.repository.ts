import { sql, type Transaction } from 'kysely';
import type { MemberSeat, Permission } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { selectAudiences } from '../groups/audiences.repository.ts';
import { PERMISSIONS } from './permissions.ts';

/** Called in the transaction that ends a seat. `by` is the seat of the member who ends it. */
export type OnSeatEnded = (
  transaction: Transaction<DB>,
  organizationMemberUuid: string,
  ending: { by: string; at: Date },
) => Promise<void>;

/** Returns the seat to sign in to: the last one used if it is active, or else the oldest. */
export async function findInitialSeat(connection: Connection, userUuid: string, preferred: string | null) {
  const seat = await connection
    .selectFrom('organizationMembers as m')
    .innerJoin('organizations as o', 'o.organizationUuid', 'm.organizationUuid')
    .select('m.organizationMemberUuid')
    .where('m.userUuid', '=', userUuid)
    .where('m.memberStatusType', '=', 'ACCEPTED')
    .where('o.withdrawnAt', 'is', null)
    .orderBy(sql`m.organization_member_uuid = ${preferred}::uuid`, (order) => order.desc().nullsLast())
    .orderBy('m.acceptedAt')
    .limit(1)
    .executeTakeFirst();
  return seat?.organizationMemberUuid ?? null;
}

export const findOwnSeat = (connection: Connection, organizationMemberUuid: string, userUuid: string) =>
  connection
    .selectFrom('organizationMembers as m')
    .innerJoin('organizations as o', 'o.organizationUuid', 'm.organizationUuid')
    .select(sql<boolean>`m.member_status_type = 'ACCEPTED' and o.withdrawn_at is null`.as('stands'))
    .where('m.organizationMemberUuid', '=', organizationMemberUuid)
    .where('m.userUuid', '=', userUuid)
    .executeTakeFirst();

/** Locks a user's active seats. Returns the name of an organisation that they own. */
export async function lockOwnSeats(connection: Connection, userUuid: string) {
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

export async function endAllSeats(connection: Connection, userUuid: string, at: Date) {
  const left = await connection
    .updateTable('organizationMembers')
    .set({ memberStatusType: 'WITHDRAWN', isOwner: false, endedAt: at })
    .where('userUuid', '=', userUuid)
    .where('memberStatusType', '=', 'ACCEPTED')
    .returning('organizationMemberUuid')
    .execute();
  return left.map(({ organizationMemberUuid }) => organizationMemberUuid);
}

export async function findActiveMember(connection: Connection, organizationMemberUuid: string) {
  const row = await connection
    .selectFrom('organizationMembers as m')
    .innerJoin('organizations as o', 'o.organizationUuid', 'm.organizationUuid')
    .innerJoin('users as u', 'u.userUuid', 'm.userUuid')
    .select(['m.organizationUuid', 'm.isOwner', 'm.permissions', 'u.name'])
    .select(selectAudiences(sql<string>`m.organization_member_uuid`).as('audienceUuids'))
    .where('m.organizationMemberUuid', '=', organizationMemberUuid)
    .where('m.memberStatusType', '=', 'ACCEPTED')
    .where('o.withdrawnAt', 'is', null)
    .where('u.withdrawnAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { name, organizationUuid, isOwner, audienceUuids } = row;
  const permissions = new Set<Permission>(PERMISSIONS.filter((permission) => row.permissions.includes(permission)));
  return {
    name,
    member: { organizationMemberUuid, organizationUuid, isOwner, permissions, audienceUuids } satisfies MemberSeat,
  };
}
