import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createSearch } from './search.ts';

export const createSearchHandlers = (deps: Deps) =>
  ({ search: createSearch(deps) }) satisfies Partial<OperationHandlers>;
