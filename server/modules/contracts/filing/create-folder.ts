import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { insertNamed, requireName } from '../../named-lists/named-lists.ts';
import { countFolders, insertFolder } from './folders.repository.ts';

export const createCreateFolder =
  ({ database }: Deps): OperationHandler<'createFolder'> =>
  async ({ body, caller }) => {
    const { organizationUuid } = caller.member;
    const name = requireName(body.name);
    return insertNamed(
      database,
      (transaction) => countFolders(transaction, organizationUuid),
      (transaction) => insertFolder(transaction, organizationUuid, name),
    );
  };
