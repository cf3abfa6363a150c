import type { Permission, UserCaller } from '../../contract/access.ts';
import type { Authenticate } from '../../contract/callers.ts';
import type { Deps } from '../../deps.ts';
import { PERMISSIONS } from '../organizations/permissions.ts';
import { createSessionTokens } from './session-tokens.ts';

/**
 * Who a bearer token belongs to. Session, account and seat are read each time, in one query, so that a log-out, a
 * withdrawal and a change of permissions act at once.
 */
export function createAuthenticate({ database, secrets, now }: Deps): Authenticate {
  const tokens = createSessionTokens(secrets, now);
  return async (accessJwt) => {
    const claims = await tokens.readAccess(accessJwt);
    if (!claims) return null;
    const row = await database
      .selectFrom('sessionFamilies as f')
      .innerJoin('users as u', 'u.userUuid', 'f.userUuid')
      .leftJoin('organizationMembers as m', (join) =>
        join
          .onRef('m.userUuid', '=', 'u.userUuid')
          .on('m.organizationMemberUuid', '=', claims.organizationMemberUuid)
          .on('m.memberStatusType', '=', 'ACCEPTED'),
      )
      .leftJoin('organizations as o', (join) =>
        join.onRef('o.organizationUuid', '=', 'm.organizationUuid').on('o.withdrawnAt', 'is', null),
      )
      .where('f.familyUuid', '=', claims.familyUuid)
      .where('f.userUuid', '=', claims.userUuid)
      .where('f.revokedAt', 'is', null)
      .where('u.withdrawnAt', 'is', null)
      .select(['u.email', 'm.organizationMemberUuid', 'o.organizationUuid', 'm.isOwner', 'm.permissions'])
      .executeTakeFirst();
    if (!row) return null;
    const { organizationMemberUuid, organizationUuid, isOwner } = row;
    return {
      kind: 'user',
      userUuid: claims.userUuid,
      familyUuid: claims.familyUuid,
      email: row.email,
      member:
        organizationMemberUuid && organizationUuid
          ? {
              organizationMemberUuid,
              organizationUuid,
              isOwner: isOwner ?? false,
              permissions: new Set<Permission>(
                PERMISSIONS.filter((permission) => row.permissions?.includes(permission)),
              ),
            }
          : null,
    } satisfies UserCaller;
  };
}
