import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { AlertPreferences } from './causes/preferences.ts';

export async function lockMember(transaction: Transaction<DB>, organizationMemberUuid: string) {
  await transaction
    .selectFrom('organizationMembers')
    .select('organizationMemberUuid')
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .forNoKeyUpdate()
    .execute();
}

export async function saveAlertPreferences(
  transaction: Transaction<DB>,
  organizationMemberUuid: string,
  { kinds, quietFrom, quietTo }: AlertPreferences,
) {
  const row = { kinds: JSON.stringify(kinds), quietFrom, quietTo };
  await transaction
    .insertInto('alertPreferences')
    .values({ organizationMemberUuid, ...row })
    .onConflict((conflict) => conflict.column('organizationMemberUuid').doUpdateSet(row))
    .execute();
}
