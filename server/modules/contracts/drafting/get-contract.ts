import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { requireVisibleContract } from '../core/rights.ts';
import { createContractViews } from '../views/contract-view.ts';

export function createGetContract(deps: Deps): OperationHandler<'getContract'> {
  const { database } = deps;
  const views = createContractViews(deps);

  return async ({ path, caller }) =>
    views.view(database, await requireVisibleContract(database, path.contractId, caller), caller);
}
