import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { removeSavedView } from './saved-views.repository.ts';

export const createDeleteSavedView =
  ({ database }: Deps): OperationHandler<'deleteSavedView'> =>
  async ({ path, caller }) => {
    if (!(await removeSavedView(database, caller.member.organizationMemberUuid, path.savedViewId)))
      throw new DomainError('NOT_FOUND');
    return null;
  };
