import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { selectSavedViews } from './saved-views.repository.ts';

export const createListSavedViews =
  ({ database }: Deps): OperationHandler<'listSavedViews'> =>
  ({ caller }) =>
    selectSavedViews(database, caller.member.organizationMemberUuid);
