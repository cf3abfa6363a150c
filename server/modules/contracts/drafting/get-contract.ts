import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { markAlertsRead } from '../../alerts/causes/read-alerts.repository.ts';
import { requireVisibleContract } from '../core/contract-permissions.ts';
import { createContractDescriber } from '../views/contract-view.ts';

export function createGetContract(deps: Deps): OperationHandler<'getContract'> {
  const { database } = deps;
  const views = createContractDescriber(deps);

  return async ({ path, caller }) => {
    const contract = await requireVisibleContract(database, path.contractId, caller);
    await markAlertsRead(database, caller.member, { contractId: contract.contractId });
    return views.view(database, contract, caller);
  };
}
