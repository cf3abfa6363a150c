import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { selectFolders } from './folders.repository.ts';

export const createListFolders =
  ({ database }: Deps): OperationHandler<'listFolders'> =>
  ({ caller }) =>
    selectFolders(database, caller.member.organizationUuid);
