import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { getHealth } from './get-health.ts';
import { createGetReadiness } from './get-readiness.ts';

export const createSystemHandlers = (deps: Deps) =>
  ({
    getHealth,
    getReadiness: createGetReadiness(deps),
  }) satisfies Partial<OperationHandlers>;
