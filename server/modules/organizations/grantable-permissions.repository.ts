import type { Permission } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { readPermissions } from './permissions.ts';

/**
 * What somebody may do in an organisation at this moment, which is all that they can give; nothing when they have left. It stays so
 * until the transaction ends: what they lose beside it is lost before they give, or after.
 */
export async function holdGivable(
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

export function requireGivable(permissions: readonly string[], givable: ReadonlySet<string>) {
  if (permissions.some((permission) => !givable.has(permission))) throw new DomainError('PERMISSION_LACKING');
}
