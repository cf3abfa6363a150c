import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { insertNamed, requireName } from '../../named-lists/named-lists.ts';
import { countSavedViews, insertSavedView } from './saved-views.repository.ts';

export const createCreateSavedView =
  ({ database }: Deps): OperationHandler<'createSavedView'> =>
  async ({ body, caller }) => {
    const { organizationMemberUuid } = caller.member;
    const view = { name: requireName(body.name), query: body.query };
    return insertNamed(
      database,
      (transaction) => countSavedViews(transaction, organizationMemberUuid),
      (transaction) => insertSavedView(transaction, organizationMemberUuid, view),
    );
  };
