import type { Permission } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { readPermissions } from './permissions.ts';

/**
 * Finds what somebody may do in an organisation right now, which is all that they can grant; nothing once they have left. Their seat is
 * locked until the transaction ends: a permission that they lose at the same time is lost either before they grant it, or after.
 */
export async function holdGrantable(
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
  return new Set(seat ? readPermissions(seat) : []);
}

export function requireGrantable(permissions: readonly string[], grantable: ReadonlySet<string>) {
  if (permissions.some((permission) => !grantable.has(permission))) throw new DomainError('PERMISSION_LACKING');
}
