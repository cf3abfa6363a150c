import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';

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

export async function leaveAllSeats(connection: Connection, userUuid: string, at: Date) {
  await connection
    .updateTable('organizationMembers')
    .set({ memberStatusType: 'WITHDRAWN', isOwner: false, endedAt: at })
    .where('userUuid', '=', userUuid)
    .where('memberStatusType', '=', 'ACCEPTED')
    .execute();
}
