import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { listCreditEntries } from '../../credits/list-entries.ts';
import { findVisibleContracts } from '../core/contract-permissions.ts';

/** Lists changes to the credit balance. Names only documents that the member may read. */
export const createListCreditEntries =
  ({ config, database }: Deps): OperationHandler<'listCreditEntries'> =>
  async ({ query: { before, size = 20 }, caller }) => {
    if (config.billing === 'off') throw new DomainError('BILLING_OFF');
    return listCreditEntries(database, caller.member.organizationUuid, {
      before,
      size,
      async nameContracts(contractIds) {
        const visible = await findVisibleContracts(database, contractIds, caller);
        return new Map(visible.map(({ contractId, title }) => [contractId, title]));
      },
    });
  };
