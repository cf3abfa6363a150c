import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { sendEmailToSender } from '../../contracts/core/send-email-to-sender.ts';
import { createNotifier } from '../../contracts/core/notify.ts';
import { endTurns, markRejected } from '../../contracts/core/receiver-transitions.ts';
import { listReceivers } from '../../contracts/core/receivers.repository.ts';
import { requireReason } from '../../contracts/core/texts.ts';
import { rejectContract } from '../../contracts/core/transitions.ts';
import { hasFinalValues } from '../../contracts/values/final-values.repository.ts';
import { removeTypedValues } from '../../contracts/values/remove-typed.ts';
import { performOnceAsReceiver } from '../shared/perform-as-receiver.ts';
import { describeOutcome } from './describe-outcome.ts';
import { requirePendingTurn } from './require-pending-turn.ts';

/** Declines the contract, which ends it for everyone. */
export const createRejectContract =
  (deps: Deps): OperationHandler<'rejectContract'> =>
  async (call) => {
    const reason = requireReason(call.body.reason);
    return performOnceAsReceiver(deps, 'rejectContract', call, async (context) => {
      const { transaction, contract, receiver, at, by } = context;
      requirePendingTurn(context);
      const { contractId, receiverUuid } = receiver;
      const self = await markRejected(transaction, receiver, at);
      const rejected = await rejectContract(transaction, contract, reason);
      await endTurns(transaction, contractId);
      await appendEvents(transaction, contractId, [{ kind: 'DECLINED', at, ...by, data: { receiverUuid, reason } }]);
      await deps.credits.returnHeld(transaction, contractId);
      const notifier = createNotifier(transaction, deps.outbox, contract);
      for (const other of await listReceivers(transaction, contractId)) {
        if (!(await hasFinalValues(transaction, other.receiverUuid)))
          context.drop(await removeTypedValues(transaction, other.receiverUuid));
        const isTold = other.notifiedAt !== null && other.state !== 'DELEGATED';
        if (isTold && other.receiverUuid !== receiverUuid) await notifier.tell('SIGN_DECLINED', other);
      }
      await sendEmailToSender(deps, transaction, contract, 'CONTRACT_DECLINED', { who: receiver.name, words: reason });
      return describeOutcome(transaction, rejected, self);
    });
  };
