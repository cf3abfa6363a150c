import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { markAlertsRead } from '../alerts/causes/read-alerts.repository.ts';
import { describeBatch } from './batch-view.ts';
import { requireVisibleBatch } from './batches.repository.ts';

export const createGetBatch =
  ({ database }: Pick<Deps, 'database'>): OperationHandler<'getBatch'> =>
  async ({ path, caller }) => {
    const batch = await requireVisibleBatch(database, path.batchId, caller.member);
    await markAlertsRead(database, caller.member, { batchUuid: batch.batchUuid });
    return describeBatch(database, batch, caller.member);
  };
