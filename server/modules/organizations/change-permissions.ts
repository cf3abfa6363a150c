import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { lockGrantablePermissions, requireGrantablePermissions } from './grantable-permissions.repository.ts';
import { lockEditableMember, setPermissions } from './members.repository.ts';
import { lockOrganization } from './organizations.repository.ts';
import { requireMember } from './require-member.ts';

export function createChangePermissions({ database, now }: Deps): OperationHandler<'changePermissions'> {
  return async ({ body: { organizationMemberUuid, permissions }, caller }) => {
    const target = await requireMember(database, caller, organizationMemberUuid, now());
    if (target.isOwner) throw new DomainError('OWNER_LOCKED');
    if (target.isMe) throw new DomainError('SELF_LOCKED');
    await database.transaction().execute(async (transaction) => {
      await lockOrganization(transaction, caller.member.organizationUuid, 'seating');
      const grantable = await lockGrantablePermissions(transaction, caller.member.organizationUuid, caller.userUuid);
      const seat = await lockEditableMember(transaction, caller, organizationMemberUuid, now());
      if (!seat) throw new DomainError('MEMBER_NOT_ACTIVE');
      const added = seat.isInvited ? permissions : permissions.filter((one) => !seat.permissions.includes(one));
      requireGrantablePermissions(added, grantable);
      const invitedBy = seat.isInvited ? caller.userUuid : undefined;
      const isSame = added.length === 0 && permissions.length === seat.permissions.length;
      const isTold = !seat.isInvited && !isSame;
      const causes = isTold ? [{ kind: 'RIGHTS_CHANGED', to: { organizationMemberUuid } } as const] : [];
      await setPermissions(transaction, organizationMemberUuid, permissions, { invitedBy, causes });
    });
    return requireMember(database, caller, organizationMemberUuid, now());
  };
}
