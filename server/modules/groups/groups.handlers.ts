import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeGroup } from './change-group.ts';
import { createCreateGroup } from './create-group.ts';
import { createDeleteGroup } from './delete-group.ts';
import { createListGroups } from './list-groups.ts';

export const createGroupHandlers = (deps: Deps) =>
  ({
    listGroups: createListGroups(deps),
    createGroup: createCreateGroup(deps),
    changeGroup: createChangeGroup(deps),
    deleteGroup: createDeleteGroup(deps),
  }) satisfies Partial<OperationHandlers>;
