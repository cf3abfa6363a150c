import type { Connection } from '../../../database/connect.ts';

/** Null when the sender is no longer a member. */
export async function findSenderEmail(connection: Connection, organizationMemberUuid: string) {
  const row = await connection
    .selectFrom('organizationMembers as seat')
    .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
    .select('u.email')
    .where('seat.organizationMemberUuid', '=', organizationMemberUuid)
    .where('seat.memberStatusType', '=', 'ACCEPTED')
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function findSenderName(connection: Connection, organizationMemberUuid: string) {
  const row = await connection
    .selectFrom('organizationMembers as seat')
    .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
    .select('u.name')
    .where('seat.organizationMemberUuid', '=', organizationMemberUuid)
    .executeTakeFirst();
  return row?.name ?? '';
}
