import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import { defineStatement } from '../../../database/statements.ts';
import { selectNotifiedSeat } from '../../alerts/causes/notified-seat.repository.ts';
import type { AlertKindChoices } from '../../alerts/causes/preferences.ts';

/** Finds whom to email about a sender's contract, with their alert preferences. */
export async function findSenderForEmail(connection: Connection, organizationMemberUuid: string) {
  const [row] = (await selectSenderForEmail(connection, organizationMemberUuid)).rows;
  return row && { email: row.email, preferences: { ...row, kinds: row.kinds ?? {} } };
}

const selectSenderForEmail = defineStatement(
  'senders: to mail',
  (queries, organizationMemberUuid: RawBuilder<string>) =>
    queries
      .selectFrom('organizationMembers as seat')
      .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
      .leftJoin('alertPreferences as chosen', 'chosen.organizationMemberUuid', 'seat.organizationMemberUuid')
      .select(['u.email', 'chosen.quietFrom', 'chosen.quietTo', sql<AlertKindChoices | null>`chosen.kinds`.as('kinds')])
      .where('seat.organizationMemberUuid', '=', selectNotifiedSeat(organizationMemberUuid)),
);

/** Finds the address to which emails about a sender's contract go. */
export async function findSenderEmail(connection: Connection, organizationMemberUuid: string) {
  const row = await connection
    .selectFrom('organizationMembers as seat')
    .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
    .select('u.email')
    .where('seat.organizationMemberUuid', '=', selectNotifiedSeat(sql.val(organizationMemberUuid)))
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function findSenderVerification(connection: Connection, organizationMemberUuid: string) {
  return connection
    .selectFrom('organizationMembers as seat')
    .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
    .select('u.phoneVerifiedAt')
    .where('seat.organizationMemberUuid', '=', organizationMemberUuid)
    .executeTakeFirstOrThrow();
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

export const findSendingOrganization = (connection: Connection, { organizationUuid }: { organizationUuid: string }) =>
  connection
    .selectFrom('organizations')
    .select(['organizationUuid', 'name', 'logoImgUrl', 'documentPrefix'])
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
