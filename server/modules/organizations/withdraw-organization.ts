import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { countOthers } from './members.repository.ts';
import { closeOrganization, holdOrganization } from './organizations.repository.ts';

export function createWithdrawOrganization({ database, now }: Deps): OperationHandler<'withdrawOrganization'> {
  return async ({ body, caller }) => {
    const { organizationUuid } = caller.member;
    await database.transaction().execute(async (transaction) => {
      if (!(await holdOrganization(transaction, organizationUuid, 'closing'))) throw new DomainError('NOT_FOUND');
      if ((await countOthers(transaction, caller)) > 0) throw new DomainError('MEMBERS_REMAIN');
      await closeOrganization(transaction, organizationUuid, body.withdrawReason, now());
    });
    return null;
  };
}
