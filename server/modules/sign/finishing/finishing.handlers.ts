import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createAnswerValueRequest } from './answer-value-request.ts';
import { createCompleteSigning } from './complete-signing.ts';
import { createConsentToValues } from './consent-to-values.ts';
import { createDelegateSigning } from './delegate-signing.ts';
import { createRejectContract } from './reject-contract.ts';

export const createFinishingHandlers = (deps: Deps) =>
  ({
    completeSigning: createCompleteSigning(deps),
    rejectContract: createRejectContract(deps),
    delegateSigning: createDelegateSigning(deps),
    answerValueRequest: createAnswerValueRequest(deps),
    consentToValues: createConsentToValues(deps),
  }) satisfies Partial<OperationHandlers>;
