import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { transferOwnership } from './members.repository.ts';
import { lockOrganization } from './organizations.repository.ts';
import { requireMember } from './require-member.ts';

export function createHandOverOwnership({ database, now }: Deps): OperationHandler<'handOverOwnership'> {
  return async ({ body: { organizationMemberUuid }, caller }) => {
    await database.transaction().execute(async (transaction) => {
      await lockOrganization(transaction, caller.member.organizationUuid, 'closing');
      const target = await requireMember(transaction, caller, organizationMemberUuid, now());
      if (target.isMe) return;
      const { wasOwner, isTaken } = await transferOwnership(transaction, caller, organizationMemberUuid);
      if (!wasOwner) throw new DomainError('FORBIDDEN');
      if (!isTaken) throw new DomainError('MEMBER_NOT_ACTIVE');
    });
    return null;
  };
}
