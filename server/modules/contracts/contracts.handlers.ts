import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createDraftHandlers } from './drafts.handlers.ts';
import { createListHandlers } from './list.handlers.ts';
import { createOrganizingHandlers } from './organizing.handlers.ts';
import { createReceiverHandlers } from './receivers.handlers.ts';
import { createRecordHandlers } from './records.handlers.ts';
import { createRequestHandlers } from './requests.handlers.ts';
import { createRunningHandlers } from './running.handlers.ts';
import { createSendingHandlers } from './sending.handlers.ts';

export const createContractHandlers = (deps: Deps) =>
  ({
    ...createDraftHandlers(deps),
    ...createSendingHandlers(deps),
    ...createRunningHandlers(deps),
    ...createReceiverHandlers(deps),
    ...createRequestHandlers(deps),
    ...createRecordHandlers(deps),
    ...createListHandlers(deps),
    ...createOrganizingHandlers(deps),
  }) satisfies Partial<OperationHandlers>;
