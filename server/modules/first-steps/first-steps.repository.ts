import type { Insertable } from 'kysely';
import type { MemberSeat } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';
import type { HiddenFirstSteps } from '../../database/schema.gen.d.ts';

export async function readProgress(
  connection: Connection,
  { organizationMemberUuid, organizationUuid }: Pick<MemberSeat, 'organizationMemberUuid' | 'organizationUuid'>,
) {
  const row = await connection
    .selectFrom('organizations as own')
    .where('own.organizationUuid', '=', organizationUuid)
    .select((query) => [
      query
        .exists(
          query
            .selectFrom('hiddenFirstSteps')
            .select(query.lit(1).as('one'))
            .where('organizationMemberUuid', '=', organizationMemberUuid),
        )
        .as('isHidden'),
      query
        .exists(
          query
            .selectFrom('contractEntries as entry')
            .innerJoin('contracts as sent', 'sent.contractId', 'entry.contractId')
            .select(query.lit(1).as('one'))
            .where('entry.viewerUuid', '=', organizationMemberUuid)
            .where('entry.sentAt', 'is not', null)
            .where('sent.organizationMemberUuid', '=', organizationMemberUuid),
        )
        .as('hasSent'),
      query
        .and([query.eb('own.representative', 'is not', null), query.eb('own.businessNumber', 'is not', null)])
        .as('hasDetails'),
      query
        .exists(
          query
            .selectFrom('organizationMembers as seat')
            .select(query.lit(1).as('one'))
            .where('seat.organizationUuid', '=', organizationUuid)
            .where('seat.organizationMemberUuid', '!=', organizationMemberUuid)
            .where('seat.memberStatusType', 'in', ['INVITED', 'ACCEPTED']),
        )
        .as('hasInvited'),
    ])
    .executeTakeFirstOrThrow();
  return {
    isHidden: Boolean(row.isHidden),
    DOCUMENT: Boolean(row.hasSent),
    ORGANIZATION: Boolean(row.hasDetails),
    MEMBERS: Boolean(row.hasInvited),
  };
}

export async function markHidden(connection: Connection, hidden: Insertable<HiddenFirstSteps>) {
  await connection
    .insertInto('hiddenFirstSteps')
    .values(hidden)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
