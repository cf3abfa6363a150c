import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { removeGroup } from './groups.repository.ts';

export const FORGET_GROUP = 'forget-group';

/** Deletes a group. Its members immediately lose access to contracts shared with it. */
export const createDeleteGroup =
  (deps: Deps): OperationHandler<'deleteGroup'> =>
  async ({ path: { groupId }, caller }) => {
    await deps.database.transaction().execute(async (transaction) => {
      await removeGroup(transaction, caller.member.organizationUuid, groupId);
      await enqueueJob(transaction, { kind: FORGET_GROUP, key: groupId });
    });
    deps.wakeWorkers(FORGET_GROUP);
    return null;
  };
