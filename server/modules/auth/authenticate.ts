import { sql } from 'kysely';
import type { Permission, ReceiverCaller, UserCaller } from '../../contract/access.ts';
import type { Authenticate } from '../../contract/callers.ts';
import { value } from '../../database/prepare.ts';
import type { Deps } from '../../deps.ts';
import { PERMISSIONS } from '../organizations/permissions.ts';
import { createSessionTokens } from '../accounts/session-tokens.ts';

type AuthenticateParts = Pick<Deps, 'database' | 'prepare' | 'secrets' | 'now'>;

/**
 * Who a bearer token belongs to. Session, account and seat are read each time, in one query, so that a log-out, a
 * withdrawal and a change of permissions act at once. A receiver's token lives no longer than the links of its kind; of a
 * cancelled contract it still hears that it was cancelled.
 */
export function createAuthenticate({ database, prepare, secrets, now }: AuthenticateParts): Authenticate {
  const tokens = createSessionTokens(secrets, now);
  const findCaller = prepare(
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
  );

  const findReceiver = prepare(
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
  );

  async function receiverOf(accessJwt: string): Promise<ReceiverCaller | null> {
    const claims = tokens.readReceiver(accessJwt);
    const [row] = claims ? await findReceiver(claims.sessionUuid, claims.receiverUuid) : [];
    return claims && row ? { kind: 'receiver', ...claims, ...row } : null;
  }

  return async (accessJwt) => {
    const claims = tokens.readAccess(accessJwt);
    if (!claims) return receiverOf(accessJwt);
    const [row] = await findCaller(claims.familyUuid, claims.userUuid, claims.organizationMemberUuid);
    if (!row) return null;
    const { organizationMemberUuid, organizationUuid, isOwner, permissions, ...account } = row;
    return {
      kind: 'user',
      userUuid: claims.userUuid,
      familyUuid: claims.familyUuid,
      ...account,
      member:
        organizationMemberUuid && organizationUuid
          ? {
              organizationMemberUuid,
              organizationUuid,
              isOwner: isOwner ?? false,
              permissions: new Set<Permission>(PERMISSIONS.filter((permission) => permissions?.includes(permission))),
            }
          : null,
    } satisfies UserCaller;
  };
}
