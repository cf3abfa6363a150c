import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeTemplateFolder } from './change-template-folder.ts';
import { createCreateTemplateFolder } from './create-template-folder.ts';
import { createDeleteTemplateFolder } from './delete-template-folder.ts';
import { createListTemplateFolders } from './list-template-folders.ts';

export const createTemplateFolderHandlers = (deps: Deps) =>
  ({
    listTemplateFolders: createListTemplateFolders(deps),
    createTemplateFolder: createCreateTemplateFolder(deps),
    changeTemplateFolder: createChangeTemplateFolder(deps),
    deleteTemplateFolder: createDeleteTemplateFolder(deps),
  }) satisfies Partial<OperationHandlers>;
