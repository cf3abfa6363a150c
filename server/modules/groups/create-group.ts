import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { insertNamed, requireName } from '../named-lists/named-lists.ts';
import { setMembers } from './group-members.repository.ts';
import { countGroups, insertGroup, requireGroup } from './groups.repository.ts';

export const createCreateGroup =
  ({ database, now }: Deps): OperationHandler<'createGroup'> =>
  async ({ body, caller, idempotencyKey }) => {
    const { organizationUuid } = caller.member;
    const name = requireName(body.name);
    return insertNamed(
      database,
      (transaction) => countGroups(transaction, organizationUuid),
      (transaction) =>
        runOnce(transaction, identifyAction('createGroup', caller, idempotencyKey, { body }), async () => {
          const groupUuid = await insertGroup(transaction, organizationUuid, name, now());
          await setMembers(transaction, { organizationUuid, groupUuid }, body.organizationMemberUuids);
          return requireGroup(transaction, organizationUuid, groupUuid);
        }),
    );
  };
