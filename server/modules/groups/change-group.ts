import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import { setMembers } from './group-members.repository.ts';
import { requireGroup, updateGroup } from './groups.repository.ts';

export const createChangeGroup =
  ({ database }: Deps): OperationHandler<'changeGroup'> =>
  async ({ path, body, caller }) => {
    const name = body.name === undefined ? undefined : requireName(body.name);
    const group = { organizationUuid: caller.member.organizationUuid, groupUuid: path.groupId };
    return rejectDuplicates(() =>
      database.transaction().execute(async (transaction) => {
        await updateGroup(transaction, { ...group, version: body.version }, name);
        if (body.organizationMemberUuids) await setMembers(transaction, group, body.organizationMemberUuids);
        return requireGroup(transaction, group.organizationUuid, group.groupUuid);
      }),
    );
  };
