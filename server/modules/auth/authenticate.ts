import type { Permission, ReceiverCaller, UserCaller } from '../../contract/access.ts';
import type { Authenticate } from '../../contract/callers.ts';
import type { Deps } from '../../deps.ts';
import { createTokenIssuer } from '../accounts/session-tokens.ts';
import { PERMISSIONS } from '../organizations/permissions.ts';
import { createCallerQueries } from './callers.repository.ts';

type AuthenticateParts = Pick<Deps, 'database' | 'prepare' | 'secrets' | 'documents' | 'now'>;

/**
 * Authenticates a bearer token. Reads session, account and seat on every request, so that signing out, closing an
 * account or changing permissions takes effect immediately. A receiver's token ends with their link version.
 *
 * Keeps the document engine ready, because the caller may soon need a page or upload a file.
 */
export function createAuthenticator(parts: AuthenticateParts): Authenticate {
  const tokens = createTokenIssuer(parts.secrets, parts.now);
  const { findUser, findReceiver } = createCallerQueries(parts);

  async function authenticateReceiver(accessJwt: string): Promise<ReceiverCaller | null> {
    const claims = tokens.readReceiver(accessJwt);
    const [row] = claims ? await findReceiver(claims.sessionUuid, claims.receiverUuid) : [];
    return claims && row ? { kind: 'receiver', ...claims, ...row } : null;
  }

  async function authenticateUser(accessJwt: string): Promise<UserCaller | null> {
    const claims = tokens.readAccess(accessJwt);
    if (!claims) return null;
    const [row] = await findUser(claims.familyUuid, claims.userUuid, claims.organizationMemberUuid);
    if (!row) return null;
    const { organizationMemberUuid, organizationUuid, isOwner, permissions, audienceUuids, ...account } = row;
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
              audienceUuids,
            }
          : null,
    };
  }

  return async (accessJwt) => {
    const caller = (await authenticateUser(accessJwt)) ?? (await authenticateReceiver(accessJwt));
    if (caller) parts.documents.keepReady();
    return caller;
  };
}
