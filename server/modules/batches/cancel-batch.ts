import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../contract/access.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { insertBulkAct } from '../bulk/bulk-acts.repository.ts';
import { PROCESS_BULK_ACT } from '../bulk/bulk.jobs.ts';
import { requireReason } from '../contracts/core/texts.ts';
import { listRunningContracts } from './batch-facts.repository.ts';
import { transitionBatch, type BatchRecord } from './batches.repository.ts';
import { createControlBatch } from './control-batch.ts';

export function createCancelBatch(deps: Deps): OperationHandler<'cancelBatch'> {
  const { now } = deps;
  const controlBatch = createControlBatch(deps);

  return async ({ path, body, caller }) => {
    const { alsoSent } = body;
    const reason = alsoSent ? requireReason(body.reason) : '';
    return controlBatch(path.batchId, caller, async (transaction, batch) => {
      const cancelled = await transitionBatch(transaction, 'cancel', batch, {
        ...(batch.startedAt === null && { startedAt: now() }),
      });
      await deps.credits.returnRows(transaction, { batchUuid: batch.batchUuid });
      if (alsoSent) await cancelSent(transaction, batch, { caller, reason, at: now() });
      return cancelled;
    });
  };
}

type Cancelling = { caller: MemberCaller; reason: string; at: Date };

/** Cancels the contracts that were already sent with a background job, like a bulk action. */
async function cancelSent(
  transaction: Transaction<DB>,
  { batchUuid }: BatchRecord,
  { caller, reason, at }: Cancelling,
) {
  const contractIds = await listRunningContracts(transaction, batchUuid);
  if (contractIds.length === 0) return;
  const { organizationUuid, organizationMemberUuid } = caller.member;
  const actUuid = uuidv7();
  const work = { action: 'CANCEL' as const, reason };
  await insertBulkAct(transaction, { actUuid, organizationUuid, organizationMemberUuid, work, contractIds, at });
  await enqueueJob(transaction, { kind: PROCESS_BULK_ACT, key: `${actUuid} 0` });
}
