import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { MemberCaller } from '../../contract/access.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { insertAct } from '../bulk/acts.repository.ts';
import { PROCESS_ACT } from '../bulk/bulk.jobs.ts';
import { requireVerifiedMember } from '../contracts/core/rights.ts';
import { requireReason } from '../contracts/core/texts.ts';
import { enqueueRound } from './batches.jobs.ts';
import { holdCreditsForBatch } from './hold-credits-for-batch.ts';
import { reviveFailedRows } from './batch-rows.repository.ts';
import { describeBatch } from './batch-view.ts';
import { countRows, lockBatch, moveBatch, requireOwnBatch, type BatchRecord } from './batches.repository.ts';

type Effect = (transaction: Transaction<DB>, batch: BatchRecord) => Promise<BatchRecord>;

/** Pauses, resumes, cancels or retries a batch. Each action waits for the round that is currently being sent. */
export function createBatchControls(deps: Deps) {
  const { database, now } = deps;

  async function control(batchId: string, caller: MemberCaller, effect: Effect) {
    const { batchUuid } = await requireOwnBatch(database, batchId, caller.member);
    const answer = await database.transaction().execute(async (transaction) => {
      const changed = await effect(transaction, await lockBatch(transaction, batchUuid));
      return describeBatch(transaction, changed, caller.member);
    });
    deps.wakeWorkers();
    return answer;
  }

  return {
    pauseBatch: ({ path, caller }) =>
      control(path.batchId, caller, (transaction, batch) =>
        moveBatch(transaction, 'pause', batch, { pauseReason: 'MEMBER' }),
      ),
    async resumeBatch({ path, body, caller }) {
      requireVerifiedMember(caller, now());
      return control(path.batchId, caller, async (transaction, batch) => {
        // If the sender has left, the member who resumes the batch becomes the sender of the remaining rows.
        const { organizationMemberUuid } = batch.pauseReason === 'SENDER_GONE' ? caller.member : batch;
        const resumed = await moveBatch(transaction, 'resume', batch, { organizationMemberUuid });
        await holdCreditsForBatch(deps, transaction, resumed, { someAreEnough: body?.sendWhatFits === true });
        await enqueueRound(transaction, resumed);
        return resumed;
      });
    },
    async cancelBatch({ path, body, caller }) {
      const { alsoSent } = body;
      const reason = alsoSent ? requireReason(body.reason) : '';
      return control(path.batchId, caller, async (transaction, batch) => {
        const cancelled = await moveBatch(transaction, 'cancel', batch, {
          ...(batch.startedAt === null && { startedAt: now() }),
        });
        await deps.credits.returnRows(transaction, { batchUuid: batch.batchUuid });
        if (alsoSent) await cancelSent(transaction, batch, { caller, reason, at: now() });
        return cancelled;
      });
    },
    async retryBatch({ path, caller }) {
      requireVerifiedMember(caller, now());
      return control(path.batchId, caller, async (transaction, batch) => {
        if ((await reviveFailedRows(transaction, batch.batchUuid)) === 0) throw new DomainError('BATCH_NOT_RUNNING');
        const retried = await moveBatch(transaction, 'retry', batch);
        const counts = await countRows(transaction, batch.batchUuid);
        await holdCreditsForBatch(deps, transaction, retried, { someAreEnough: false });
        await enqueueRound(transaction, retried);
        return { ...retried, ...counts };
      });
    },
  } satisfies Partial<OperationHandlers>;
}

type Cancelling = { caller: MemberCaller; reason: string; at: Date };

/** Cancels the contracts already sent in a background job, like a bulk action on all of them. */
async function cancelSent(
  transaction: Transaction<DB>,
  { batchUuid }: BatchRecord,
  { caller, reason, at }: Cancelling,
) {
  const contracts = await transaction
    .selectFrom('contracts')
    .select('contractId')
    .where('batchUuid', '=', batchUuid)
    .where('status', '=', 'IN_PROGRESS')
    .orderBy('contractId')
    .execute();
  if (contracts.length === 0) return;
  const { organizationUuid, organizationMemberUuid } = caller.member;
  const actUuid = uuidv7();
  const contractIds = contracts.map(({ contractId }) => contractId);
  const work = { action: 'CANCEL' as const, reason };
  await insertAct(transaction, { actUuid, organizationUuid, organizationMemberUuid, work, contractIds, at });
  await enqueueJob(transaction, { kind: PROCESS_ACT, key: `${actUuid} 0` });
}
