import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireNextState } from './batch-transitions.ts';
import { lockBatch, removeBatch, requireOwnBatch } from './batches.repository.ts';

export const createDeleteBatch =
  ({ database }: Pick<Deps, 'database'>): OperationHandler<'deleteBatch'> =>
  async ({ path, caller }) => {
    const batch = await requireOwnBatch(database, path.batchId, caller.member);
    await database.transaction().execute(async (transaction) => {
      const present = await lockBatch(transaction, batch.batchUuid);
      requireNextState('edit', present.state);
      await removeBatch(transaction, present.batchUuid);
    });
    return null;
  };
