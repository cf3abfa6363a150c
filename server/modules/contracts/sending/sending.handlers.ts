import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import type { DocumentReadings } from '../../files/document-readings.ts';
import { createCheckContract } from './check-contract.ts';
import { createSendContract } from './send-contract.ts';

export const createSendingHandlers = (deps: Deps, readings: DocumentReadings) =>
  ({
    checkContract: createCheckContract(deps, readings),
    sendContract: createSendContract(deps),
  }) satisfies Partial<OperationHandlers>;
