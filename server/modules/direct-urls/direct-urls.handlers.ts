import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeDirectUrl } from './change-direct-url.ts';
import { createCreateDirectUrl } from './create-direct-url.ts';
import { createDeleteDirectUrl } from './delete-direct-url.ts';
import { createGetDirectUrl } from './get-direct-url.ts';
import { createListDirectUrls } from './list-direct-urls.ts';
import { createListTemplateDirectUrls } from './list-template-direct-urls.ts';
import { createStartDirectUrl } from './start-direct-url.ts';
import { createVisitDirectUrl } from './visit-direct-url.ts';

export const createDirectUrlHandlers = (deps: Deps) =>
  ({
    listDirectUrls: createListDirectUrls(deps),
    listTemplateDirectUrls: createListTemplateDirectUrls(deps),
    createDirectUrl: createCreateDirectUrl(deps),
    getDirectUrl: createGetDirectUrl(deps),
    changeDirectUrl: createChangeDirectUrl(deps),
    deleteDirectUrl: createDeleteDirectUrl(deps),
    visitDirectUrl: createVisitDirectUrl(deps),
    startDirectUrl: createStartDirectUrl(deps),
  }) satisfies Partial<OperationHandlers>;
