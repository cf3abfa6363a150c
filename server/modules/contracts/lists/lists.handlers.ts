import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createGetContractStatistics } from './get-contract-statistics.ts';
import { createListContracts } from './list-contracts.ts';
import { createListCreditEntries } from './list-credit-entries.ts';
import { createListQueries } from './list-queries.repository.ts';

export function createListHandlers(deps: Deps) {
  const queries = createListQueries(deps);
  return {
    listContracts: createListContracts(deps, queries),
    listCreditEntries: createListCreditEntries(deps),
    getContractStatistics: createGetContractStatistics(deps, queries),
  } satisfies Partial<OperationHandlers>;
}
