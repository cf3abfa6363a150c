import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createGetStoreTemplate } from './get-store-template.ts';
import { createGetStoreTemplatePage } from './get-store-template-page.ts';
import { createListStoreTemplates } from './list-store-templates.ts';

export const createTemplateStoreHandlers = (deps: Pick<Deps, 'config' | 'documents'>) =>
  ({
    listStoreTemplates: createListStoreTemplates(deps),
    getStoreTemplate: createGetStoreTemplate(deps),
    getStoreTemplatePage: createGetStoreTemplatePage(deps),
  }) satisfies Partial<OperationHandlers>;
