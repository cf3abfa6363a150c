import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { listCreditNeeds } from '../credits/needs.ts';
import { requireVersion } from '../templates/versions.repository.ts';
import { describeCounts } from './batch-view.ts';
import { requireVisibleBatch } from './batches.repository.ts';
import { toCostedReceiver } from './hold-credits-for-batch.ts';

/** Estimates the cost without reading rows, because it only depends on the slots. */
export const createEstimateBatchCost =
  ({ database, credits }: Pick<Deps, 'database' | 'credits'>): OperationHandler<'estimateBatchCost'> =>
  async ({ path, caller }) => {
    const batch = await requireVisibleBatch(database, path.batchId, caller.member);
    const rows = describeCounts(batch).ready;
    if (!credits.isCounted) return { cost: null, coveredRows: rows };
    const { content } = await requireVersion(database, batch.versionUuid);
    const needs = listCreditNeeds(content.slots.map(toCostedReceiver));
    const { organizationUuid } = batch;
    const all = Array.from({ length: rows }, () => needs).flat();
    const cost = await credits.estimate(database, organizationUuid, all);
    const isShort = cost !== null && cost.missing > 0;
    const coveredRows = isShort ? await credits.countCovered(database, { organizationUuid, needs, rows }) : rows;
    return { cost, coveredRows };
  };
