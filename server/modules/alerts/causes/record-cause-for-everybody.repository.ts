import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { AlertKind } from './alert-kinds.ts';

/** Records a cause for every member with an account from before `since`. */
export async function recordCauseForEverybody(
  transaction: Transaction<DB>,
  { kind, words, since }: { kind: AlertKind; words: string; since: Date },
) {
  await transaction
    .insertInto('alertCauses')
    .columns(['alertCauseUuid', 'kind', 'organizationMemberUuid', 'words', 'isMailed'])
    .expression((some) =>
      some
        .selectFrom('organizationMembers as seat')
        .innerJoin('users as user', 'user.userUuid', 'seat.userUuid')
        .select([
          sql<string>`gen_random_uuid()`.as('alertCauseUuid'),
          sql<string>`${kind}::text`.as('kind'),
          'seat.organizationMemberUuid',
          sql<string>`${words}::text`.as('words'),
          sql<boolean>`false`.as('isMailed'),
        ])
        .where('seat.memberStatusType', '=', 'ACCEPTED')
        .where('user.createdAt', '<', since),
    )
    .execute();
}
