import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createGetFirstSteps } from './get-first-steps.ts';
import { createHideFirstSteps } from './hide-first-steps.ts';
import { createSendFirstContract } from './send-first-contract.ts';

export const createFirstStepHandlers = (deps: Deps) =>
  ({
    getFirstSteps: createGetFirstSteps(deps),
    hideFirstSteps: createHideFirstSteps(deps),
    sendFirstContract: createSendFirstContract(deps),
  }) satisfies Partial<OperationHandlers>;
