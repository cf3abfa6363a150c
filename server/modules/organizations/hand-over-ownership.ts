import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { transferOwnership } from './members.repository.ts';
import { notifyOwners } from './notify-owners.ts';
import { lockOrganization } from './organizations.repository.ts';
import { requireMember } from './require-member.ts';

export function createHandOverOwnership(deps: Deps): OperationHandler<'handOverOwnership'> {
  const { database, now } = deps;
  return async ({ body: { organizationMemberUuid }, caller }) => {
    await database.transaction().execute(async (transaction) => {
      const { organizationUuid } = caller.member;
      await lockOrganization(transaction, organizationUuid, 'closing');
      const target = await requireMember(transaction, caller, organizationMemberUuid, now());
      if (target.isMe) return;
      const { wasOwner, isTaken } = await transferOwnership(transaction, caller, organizationMemberUuid);
      if (!wasOwner) throw new DomainError('FORBIDDEN');
      if (!isTaken || target.userUuid === null) throw new DomainError('MEMBER_NOT_ACTIVE');
      const former = { userUuid: caller.userUuid, organizationMemberUuid: caller.member.organizationMemberUuid };
      const owner = { userUuid: target.userUuid, organizationMemberUuid };
      await notifyOwners(deps, transaction, { organizationUuid, former, owner });
    });
    return null;
  };
}
