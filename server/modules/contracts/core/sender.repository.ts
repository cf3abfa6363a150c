import type { Connection } from '../../../database/connect.ts';

/** Returns null if the sender is no longer a member. */
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

/** The sending organisation's name and logo, which receivers see, and its document number prefix. */
export const findSendingOrganization = (connection: Connection, { organizationUuid }: { organizationUuid: string }) =>
  connection
    .selectFrom('organizations')
    .select(['organizationUuid', 'name', 'logoImgUrl', 'documentPrefix'])
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
