import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { selectTemplateFolders } from './template-folders.repository.ts';

export const createListTemplateFolders =
  ({ database }: Deps): OperationHandler<'listTemplateFolders'> =>
  ({ caller }) =>
    selectTemplateFolders(database, caller.member.organizationUuid);
