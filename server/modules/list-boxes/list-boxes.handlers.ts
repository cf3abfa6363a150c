import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeListBox } from './change-list-box.ts';
import { createCreateListBox } from './create-list-box.ts';
import { createDeleteListBox } from './delete-list-box.ts';
import { createGetListBox } from './get-list-box.ts';
import { createGetListBoxUses } from './get-list-box-uses.ts';
import { createImportListBoxItems } from './import-list-box-items.ts';
import { createListListBoxes } from './list-list-boxes.ts';

export const createListBoxHandlers = (deps: Deps) =>
  ({
    listListBoxes: createListListBoxes(deps),
    createListBox: createCreateListBox(deps),
    getListBox: createGetListBox(deps),
    getListBoxUses: createGetListBoxUses(deps),
    changeListBox: createChangeListBox(deps),
    deleteListBox: createDeleteListBox(deps),
    importListBoxItems: createImportListBoxItems(deps),
  }) satisfies Partial<OperationHandlers>;
