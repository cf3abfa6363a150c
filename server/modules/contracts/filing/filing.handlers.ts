import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createChangeFolder } from './change-folder.ts';
import { createChangeLabel } from './change-label.ts';
import { createChangeSavedView } from './change-saved-view.ts';
import { createCreateFolder } from './create-folder.ts';
import { createCreateLabel } from './create-label.ts';
import { createCreateSavedView } from './create-saved-view.ts';
import { createDeleteFolder } from './delete-folder.ts';
import { createDeleteLabel } from './delete-label.ts';
import { createDeleteSavedView } from './delete-saved-view.ts';
import { createListFolders } from './list-folders.ts';
import { createListLabels } from './list-labels.ts';
import { createListSavedViews } from './list-saved-views.ts';
import { createShareContract } from './share-contract.ts';

export const createFilingHandlers = (deps: Deps) =>
  ({
    listFolders: createListFolders(deps),
    createFolder: createCreateFolder(deps),
    changeFolder: createChangeFolder(deps),
    deleteFolder: createDeleteFolder(deps),
    listLabels: createListLabels(deps),
    createLabel: createCreateLabel(deps),
    changeLabel: createChangeLabel(deps),
    deleteLabel: createDeleteLabel(deps),
    listSavedViews: createListSavedViews(deps),
    createSavedView: createCreateSavedView(deps),
    changeSavedView: createChangeSavedView(deps),
    shareContract: createShareContract(deps),
    deleteSavedView: createDeleteSavedView(deps),
  }) satisfies Partial<OperationHandlers>;
