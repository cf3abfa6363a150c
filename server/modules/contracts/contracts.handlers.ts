import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { DocumentReadings } from '../files/document-readings.ts';
import { createDraftingHandlers } from './drafting/drafting.handlers.ts';
import { createListHandlers } from './lists/lists.handlers.ts';
import { createFilingHandlers } from './filing/filing.handlers.ts';
import { createRunningHandlers } from './running/running.handlers.ts';
import { createSendingHandlers } from './sending/sending.handlers.ts';

export const createContractHandlers = (deps: Deps, readings: DocumentReadings) =>
  ({
    ...createDraftingHandlers(deps, readings),
    ...createSendingHandlers(deps, readings),
    ...createRunningHandlers(deps),
    ...createListHandlers(deps),
    ...createFilingHandlers(deps),
  }) satisfies Partial<OperationHandlers>;
