import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { insertNamed, requireName } from '../named-lists/named-lists.ts';
import { countTemplateFolders, insertTemplateFolder } from './template-folders.repository.ts';

export const createCreateTemplateFolder =
  ({ database }: Deps): OperationHandler<'createTemplateFolder'> =>
  ({ body, caller }) => {
    const { organizationUuid } = caller.member;
    const name = requireName(body.name);
    return insertNamed(
      database,
      (transaction) => countTemplateFolders(transaction, organizationUuid),
      (transaction) => insertTemplateFolder(transaction, organizationUuid, name),
    );
  };
