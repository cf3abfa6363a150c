import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { listGroups } from './contact-groups.repository.ts';

export const createListContactGroups =
  ({ database }: Deps): OperationHandler<'listContactGroups'> =>
  ({ caller }) =>
    listGroups(database, caller.member.organizationUuid);
