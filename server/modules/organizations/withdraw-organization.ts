import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { countOtherMembers } from './members.repository.ts';
import { closeOrganization, lockOrganization } from './organizations.repository.ts';

export function createWithdrawOrganization({ database, now }: Deps): OperationHandler<'withdrawOrganization'> {
  return async ({ body, caller }) => {
    const { organizationUuid } = caller.member;
    await database.transaction().execute(async (transaction) => {
      if (!(await lockOrganization(transaction, organizationUuid, 'closing'))) throw new DomainError('NOT_FOUND');
      if ((await countOtherMembers(transaction, caller)) > 0) throw new DomainError('MEMBERS_REMAIN');
      await closeOrganization(transaction, organizationUuid, body.withdrawReason, now());
    });
    return null;
  };
}
