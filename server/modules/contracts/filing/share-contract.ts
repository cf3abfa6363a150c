import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { requireGroups } from '../../groups/groups.repository.ts';
import { requireEditableContract } from '../core/contract-permissions.ts';
import { setSharedGroups } from '../core/sharing.repository.ts';
import { createContractDescriber } from '../views/contract-view.ts';

export function createShareContract(deps: Deps): OperationHandler<'shareContract'> {
  const { database } = deps;
  const views = createContractDescriber(deps);

  return async ({ path, body, caller }) => {
    const { contractId, organizationUuid } = await requireEditableContract(database, path.contractId, caller);
    await database.transaction().execute(async (transaction) => {
      await requireGroups(transaction, organizationUuid, body.groupIds);
      await setSharedGroups(transaction, contractId, body.groupIds);
    });
    return views.view(database, await requireEditableContract(database, contractId, caller), caller);
  };
}
