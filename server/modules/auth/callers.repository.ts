import { sql } from 'kysely';
import { parameter } from '../../database/prepare.ts';
import type { Deps } from '../../deps.ts';
import { selectAudiences } from '../groups/audiences.repository.ts';

/**
 * Creates the queries that authenticate callers. Every request runs one, so each takes a single round trip and is
 * prepared.
 */
export const createCallerQueries = ({ database, prepare }: Pick<Deps, 'database' | 'prepare'>) => ({
  /** Parameters: the session family, the account, and the token's seat or null. */
  findUser: prepare(
    'caller',
    database
      .selectFrom('sessionFamilies as f')
      .innerJoin('users as u', 'u.userUuid', 'f.userUuid')
      .leftJoin('organizationMembers as m', (join) =>
        join
          .onRef('m.userUuid', '=', 'u.userUuid')
          .on('m.organizationMemberUuid', '=', parameter<string>(3))
          .on('m.memberStatusType', '=', sql.lit('ACCEPTED')),
      )
      .leftJoin('organizations as o', (join) =>
        join.onRef('o.organizationUuid', '=', 'm.organizationUuid').on('o.withdrawnAt', 'is', null),
      )
      .where('f.familyUuid', '=', parameter<string>(1))
      .where('f.userUuid', '=', parameter<string>(2))
      .where('f.revokedAt', 'is', null)
      .where('u.withdrawnAt', 'is', null)
      .select(['u.email', 'u.name', 'u.profileImgUrl', 'u.phoneVerifiedAt'])
      .select(['m.organizationMemberUuid', 'o.organizationUuid', 'm.isOwner', 'm.permissions'])
      .select(selectAudiences(parameter<string>(3)).as('audienceUuids')),
  ),
  /**
   * Parameters: the session and the receiver. A cancelled contract's session outlives its link, so that the receiver
   * can see the cancellation.
   */
  findReceiver: prepare(
    'receiver-caller',
    database
      .selectFrom('receiverSessions as s')
      .innerJoin('receivers as r', 'r.receiverUuid', 's.receiverUuid')
      .innerJoin('contracts as c', 'c.contractId', 'r.contractId')
      .where('s.sessionUuid', '=', parameter<string>(1))
      .where('s.receiverUuid', '=', parameter<string>(2))
      .where((where) =>
        where.or([
          where('s.linkVersion', '=', where.ref('r.linkVersion')),
          where('c.status', '=', sql.lit('CANCELLED')),
        ]),
      )
      .select('r.contractId'),
  ),
});
