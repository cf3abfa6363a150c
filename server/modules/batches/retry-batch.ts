import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { reviveFailedRows } from './batch-rows.repository.ts';
import { enqueueSendingRound } from './batches.jobs.ts';
import { countRows, transitionBatch } from './batches.repository.ts';
import { createControlBatch } from './control-batch.ts';
import { holdCreditsForBatch } from './hold-credits-for-batch.ts';

export function createRetryBatch(deps: Deps): OperationHandler<'retryBatch'> {
  const controlBatch = createControlBatch(deps);

  return async ({ path, caller }) => {
    requireVerifiedMember(caller, deps.now());
    return controlBatch(path.batchId, caller, async (transaction, batch) => {
      if ((await reviveFailedRows(transaction, batch.batchUuid)) === 0) throw new DomainError('BATCH_NOT_RUNNING');
      const retried = await transitionBatch(transaction, 'retry', batch);
      const counts = await countRows(transaction, batch.batchUuid);
      await holdCreditsForBatch(deps, transaction, retried, { someAreEnough: false });
      await enqueueSendingRound(transaction, retried);
      return { ...retried, ...counts };
    });
  };
}
