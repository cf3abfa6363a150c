import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { removeTemplateFolder } from './template-folders.repository.ts';

export const createDeleteTemplateFolder =
  ({ database }: Deps): OperationHandler<'deleteTemplateFolder'> =>
  async ({ path, caller }) => {
    if (!(await removeTemplateFolder(database, caller.member.organizationUuid, path.folderId)))
      throw new DomainError('NOT_FOUND');
    return null;
  };
