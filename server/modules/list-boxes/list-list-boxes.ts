import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { listListBoxes } from './list-boxes.repository.ts';

export const createListListBoxes =
  ({ database }: Deps): OperationHandler<'listListBoxes'> =>
  ({ caller }) =>
    listListBoxes(database, caller.member.organizationUuid);
