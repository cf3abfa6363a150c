import { sql } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { AlertPreferences, AlertKindChoices } from './preferences.ts';

export async function findAlertPreferences(
  connection: Connection,
  seatUuids: readonly string[],
): Promise<Map<string, AlertPreferences>> {
  const rows = await connection
    .selectFrom('alertPreferences')
    .select(['organizationMemberUuid', 'quietFrom', 'quietTo', sql<AlertKindChoices>`kinds`.as('kinds')])
    .where(sql<boolean>`organization_member_uuid = any (${sql.val([...seatUuids])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ organizationMemberUuid, ...preferences }) => [organizationMemberUuid, preferences]));
}
