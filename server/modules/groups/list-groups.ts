import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findGroups } from './groups.repository.ts';

export const createListGroups =
  ({ database }: Deps): OperationHandler<'listGroups'> =>
  ({ caller }) =>
    findGroups(database, caller.member.organizationUuid);
