import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { endMembership } from './members.repository.ts';
import { requireMember } from './require-member.ts';
import type { OnSeatEnded } from './seats.repository.ts';

export function createWithdrawMember(
  { database, now }: Deps,
  onSeatEnded: OnSeatEnded,
): OperationHandler<'withdrawMember'> {
  return async ({ body: { organizationMemberUuid }, caller }) => {
    const isEnded = await database.transaction().execute(async (transaction) => {
      const at = now();
      if (!(await endMembership(transaction, caller, organizationMemberUuid, at))) return false;
      await onSeatEnded(transaction, organizationMemberUuid, { by: caller.member.organizationMemberUuid, at });
      return true;
    });
    if (isEnded) return null;
    const target = await requireMember(database, caller, organizationMemberUuid, now());
    throw new DomainError(target.isOwner ? 'LAST_OWNER' : 'MEMBER_NOT_ACTIVE');
  };
}
