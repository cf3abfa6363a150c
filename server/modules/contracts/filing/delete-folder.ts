import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { removeFolder } from './folders.repository.ts';

export const createDeleteFolder =
  ({ database }: Deps): OperationHandler<'deleteFolder'> =>
  async ({ path, caller }) => {
    if (!(await removeFolder(database, caller.member.organizationUuid, path.folderId)))
      throw new DomainError('NOT_FOUND');
    return null;
  };
