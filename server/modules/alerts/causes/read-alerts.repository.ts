import { sql } from 'kysely';
import type { MemberSeat } from '../../../contract/access.ts';
import type { Connection } from '../../../database/connect.ts';

type Read = { ids: readonly string[] } | { contractId: string } | { batchUuid: string } | 'all';

/** Marks a member's alerts as read, and notifies their other tabs. Keeps the time of those that were read before. */
export async function markAlertsRead(
  connection: Connection,
  { organizationMemberUuid, organizationUuid }: MemberSeat,
  which: Read,
) {
  const { numUpdatedRows } = await connection
    .updateTable('alerts')
    .set({ readAt: sql<Date>`now()` })
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .where('readAt', 'is', null)
    .where(selectRead(which))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await notifyMember(connection, organizationUuid, organizationMemberUuid);
}

export async function notifyMember(connection: Connection, organizationUuid: string, organizationMemberUuid: string) {
  await sql`select tell('alert', ${organizationUuid}, ${organizationMemberUuid})`.execute(connection);
}

function selectRead(which: Read) {
  if (which === 'all') return sql<boolean>`true`;
  if ('contractId' in which) return sql<boolean>`contract_id = ${which.contractId}`;
  if ('batchUuid' in which) return sql<boolean>`batch_uuid = ${which.batchUuid}`;
  return sql<boolean>`alert_uuid = any (${sql.val([...which.ids])}::uuid[])`;
}
