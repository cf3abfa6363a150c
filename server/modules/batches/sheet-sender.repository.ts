import type { Connection } from '../../database/connect.ts';

export type SheetSender = { organizationMemberUuid: string; organizationUuid: string; name: string; email: string };

/** Returns the member on whose behalf rows are checked and sent. */
export async function requireSheetSender(connection: Connection, organizationMemberUuid: string) {
  const sender = await findSheetSender(connection, organizationMemberUuid);
  if (!sender) throw new Error('A seat has no active member.');
  return sender;
}

/** Returns undefined if the sender has left the organisation. */
export const findSheetSender = (
  connection: Connection,
  organizationMemberUuid: string,
): Promise<SheetSender | undefined> =>
  connection
    .selectFrom('organizationMembers as m')
    .innerJoin('organizations as o', 'o.organizationUuid', 'm.organizationUuid')
    .innerJoin('users as u', 'u.userUuid', 'm.userUuid')
    .select(['m.organizationMemberUuid', 'm.organizationUuid', 'u.name', 'u.email'])
    .where('m.organizationMemberUuid', '=', organizationMemberUuid)
    .where('m.memberStatusType', '=', 'ACCEPTED')
    .where('o.withdrawnAt', 'is', null)
    .where('u.withdrawnAt', 'is', null)
    .executeTakeFirst();
