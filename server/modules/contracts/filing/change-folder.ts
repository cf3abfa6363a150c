import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { rejectDuplicates, requireName } from '../../named-lists/named-lists.ts';
import { renameFolder } from './folders.repository.ts';

export const createChangeFolder =
  ({ database }: Deps): OperationHandler<'changeFolder'> =>
  async ({ path, body, caller }) => {
    const name = requireName(body.name);
    const { organizationUuid } = caller.member;
    const changed = await rejectDuplicates(() => renameFolder(database, organizationUuid, path.folderId, name));
    if (!changed) throw new DomainError('NOT_FOUND');
    return changed;
  };
