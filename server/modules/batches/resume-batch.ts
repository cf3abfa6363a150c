import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { enqueueSendingRound } from './batches.jobs.ts';
import { transitionBatch } from './batches.repository.ts';
import { createControlBatch } from './control-batch.ts';
import { holdCreditsForBatch } from './hold-credits-for-batch.ts';

export function createResumeBatch(deps: Deps): OperationHandler<'resumeBatch'> {
  const controlBatch = createControlBatch(deps);

  return async ({ path, body, caller }) => {
    requireVerifiedMember(caller, deps.now());
    return controlBatch(path.batchId, caller, async (transaction, batch) => {
      // If the sender has left, the member who resumes the batch sends the remaining rows.
      const { organizationMemberUuid } = batch.pauseReason === 'SENDER_GONE' ? caller.member : batch;
      const resumed = await transitionBatch(transaction, 'resume', batch, { organizationMemberUuid });
      await holdCreditsForBatch(deps, transaction, resumed, { someAreEnough: body?.sendWhatFits === true });
      await enqueueSendingRound(transaction, resumed);
      return resumed;
    });
  };
}
