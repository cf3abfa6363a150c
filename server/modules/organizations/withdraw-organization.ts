import type { Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { countOtherMembers } from './members.repository.ts';
import { closeOrganization, lockOrganization } from './organizations.repository.ts';

/** Called before an organisation closes, to end everything it pays for. Throws if that isn't possible now. */
export type OnOrganizationClosing = (transaction: Transaction<DB>, organizationUuid: string) => Promise<void>;

export function createWithdrawOrganization(
  { database, now }: Deps,
  onClosing: OnOrganizationClosing,
): OperationHandler<'withdrawOrganization'> {
  return async ({ body, caller }) => {
    const { organizationUuid } = caller.member;
    await database.transaction().execute(async (transaction) => {
      // Locks payments before the organisation, in the same order as a payment.
      await onClosing(transaction, organizationUuid);
      if (!(await lockOrganization(transaction, organizationUuid, 'closing'))) throw new DomainError('NOT_FOUND');
      if ((await countOtherMembers(transaction, caller)) > 0) throw new DomainError('MEMBERS_REMAIN');
      await closeOrganization(transaction, organizationUuid, body.withdrawReason, now());
    });
    return null;
  };
}
