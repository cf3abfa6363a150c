import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { rejectDuplicates, requireName } from '../../named-lists/named-lists.ts';
import { updateSavedView } from './saved-views.repository.ts';

export const createChangeSavedView =
  ({ database }: Deps): OperationHandler<'changeSavedView'> =>
  async ({ path, body: { name, query }, caller }) => {
    const change = { ...(name !== undefined && { name: requireName(name) }), ...(query !== undefined && { query }) };
    const { organizationMemberUuid } = caller.member;
    const changed = await rejectDuplicates(() =>
      updateSavedView(database, organizationMemberUuid, path.savedViewId, change),
    );
    if (!changed) throw new DomainError('NOT_FOUND');
    return changed;
  };
