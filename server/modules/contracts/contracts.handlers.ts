import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createDraftHandlers } from './drafting/drafts.handlers.ts';
import { createListHandlers } from './lists/list.handlers.ts';
import { createOrganizingHandlers } from './filing/organizing.handlers.ts';
import { createReceiverHandlers } from './running/receivers.handlers.ts';
import { createRecordHandlers } from './running/records.handlers.ts';
import { createRequestHandlers } from './running/requests.handlers.ts';
import { createRunningHandlers } from './running/running.handlers.ts';
import { createSendingHandlers } from './sending/sending.handlers.ts';

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
