import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';

export async function listPaymentManagers(connection: Connection, organizationUuid: string): Promise<string[]> {
  const seats = await connection
    .selectFrom('organizationMembers as seat')
    .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
    .select('u.email')
    .where('seat.organizationUuid', '=', organizationUuid)
    .where('seat.memberStatusType', '=', 'ACCEPTED')
    .where(sql<boolean>`(seat.is_owner or 'PAYMENT_MANAGE' = any (seat.permissions))`)
    .orderBy('seat.organizationMemberUuid')
    .execute();
  return seats.flatMap(({ email }) => email ?? []);
}
