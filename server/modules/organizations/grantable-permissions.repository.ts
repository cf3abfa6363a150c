import type { Permission } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { readPermissions } from './permissions.ts';

/**
 * What somebody may do in an organisation at this moment, which is all that they can grant; nothing when they have left. Their seat
 * stays as it is until the transaction ends: a right that is taken from them meanwhile is taken before they grant it, or after.
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
