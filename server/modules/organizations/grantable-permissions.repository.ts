import type { Permission } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { getEffectivePermissions } from './permissions.ts';

/**
 * Returns the user's current permissions, which are all that they can grant. Locks their seat, so that nobody can
 * revoke a permission while they are granting it.
 */
export async function lockGrantablePermissions(
  transaction: Connection,
  organizationUuid: string,
  userUuid: string | null,
): Promise<ReadonlySet<Permission>> {
  const seat = await transaction
    .selectFrom('organizationMembers')
    .select(['isOwner', 'permissions'])
    .where('organizationUuid', '=', organizationUuid)
    .where('userUuid', '=', userUuid)
    .where('memberStatusType', '=', 'ACCEPTED')
    .forShare()
    .executeTakeFirst();
  return new Set(seat ? getEffectivePermissions(seat) : []);
}

export function requireGrantablePermissions(permissions: readonly string[], grantable: ReadonlySet<string>) {
  if (permissions.some((permission) => !grantable.has(permission))) throw new DomainError('PERMISSION_LACKING');
}
