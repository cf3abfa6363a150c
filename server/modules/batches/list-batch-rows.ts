import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { listRows } from './batch-rows.repository.ts';
import { describeRows } from './batch-view.ts';
import { requireVisibleBatch } from './batches.repository.ts';

export const createListBatchRows =
  ({ database, secrets }: Pick<Deps, 'database' | 'secrets'>): OperationHandler<'listBatchRows'> =>
  async ({ path, query, caller }) => {
    const { from = 0, size = 100, state, unreached = false } = query;
    const batch = await requireVisibleBatch(database, path.batchId, caller.member);
    // One more than needed, to find out whether there is another page.
    const rows = await listRows(database, batch.batchUuid, { from, size: size + 1, state, isUnreached: unreached });
    return {
      rows: await describeRows(secrets, database, rows.slice(0, size)),
      next: rows[size]?.position ?? null,
      version: batch.version,
    };
  };
