import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createDraftingHandlers } from './drafting/drafting.handlers.ts';
import { createListHandlers } from './lists/list.handlers.ts';
import { createOrganizingHandlers } from './filing/organizing.handlers.ts';
import { createRunningHandlers } from './running/running.handlers.ts';
import { createSendingHandlers } from './sending/sending.handlers.ts';

export const createContractHandlers = (deps: Deps) =>
  ({
    ...createDraftingHandlers(deps),
    ...createSendingHandlers(deps),
    ...createRunningHandlers(deps),
    ...createListHandlers(deps),
    ...createOrganizingHandlers(deps),
  }) satisfies Partial<OperationHandlers>;
