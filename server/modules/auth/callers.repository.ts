import { sql } from 'kysely';
import { value } from '../../database/prepare.ts';
import type { Deps } from '../../deps.ts';

/** The queries that admit a caller. Every request runs one of them, so each is a single round trip and prepared once per connection. */
export const createCallerQueries = ({ database, prepare }: Pick<Deps, 'database' | 'prepare'>) => ({
  /** Takes family, account and the seat that the token names, or null. */
  findUser: prepare(
    'caller',
    database
      .selectFrom('sessionFamilies as f')
      .innerJoin('users as u', 'u.userUuid', 'f.userUuid')
      .leftJoin('organizationMembers as m', (join) =>
        join
          .onRef('m.userUuid', '=', 'u.userUuid')
          .on('m.organizationMemberUuid', '=', value<string>(3))
          .on('m.memberStatusType', '=', sql.lit('ACCEPTED')),
      )
      .leftJoin('organizations as o', (join) =>
        join.onRef('o.organizationUuid', '=', 'm.organizationUuid').on('o.withdrawnAt', 'is', null),
      )
      .where('f.familyUuid', '=', value<string>(1))
      .where('f.userUuid', '=', value<string>(2))
      .where('f.revokedAt', 'is', null)
      .where('u.withdrawnAt', 'is', null)
      .select(['u.email', 'u.name', 'u.profileImgUrl', 'u.phoneVerifiedAt'])
      .select(['m.organizationMemberUuid', 'o.organizationUuid', 'm.isOwner', 'm.permissions']),
  ),
  /** Takes session and receiver. The session outlives its link once the contract is cancelled, so that the receiver learns of that. */
  findReceiver: prepare(
    'receiver-caller',
    database
      .selectFrom('receiverSessions as s')
      .innerJoin('receivers as r', 'r.receiverUuid', 's.receiverUuid')
      .innerJoin('contracts as c', 'c.contractId', 'r.contractId')
      .where('s.sessionUuid', '=', value<string>(1))
      .where('s.receiverUuid', '=', value<string>(2))
      .where((where) =>
        where.or([
          where('s.linkVersion', '=', where.ref('r.linkVersion')),
          where('c.status', '=', sql.lit('CANCELLED')),
        ]),
      )
      .select('r.contractId'),
  ),
});
