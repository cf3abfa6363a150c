import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import { renameTemplateFolder } from './template-folders.repository.ts';

export const createChangeTemplateFolder =
  ({ database }: Deps): OperationHandler<'changeTemplateFolder'> =>
  async ({ path, body, caller }) => {
    const name = requireName(body.name);
    const { organizationUuid } = caller.member;
    const changed = await rejectDuplicates(() => renameTemplateFolder(database, organizationUuid, path.folderId, name));
    if (!changed) throw new DomainError('NOT_FOUND');
    return changed;
  };
