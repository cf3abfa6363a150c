import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createNotifier } from '../core/notify.ts';
import { performAsVerifiedMember } from '../core/perform.ts';
import { bumpContract } from '../core/transitions.ts';
import { requireReachable } from './require-reachable.ts';
import { requireRunning } from './require-running.ts';
import { requireTurn } from './require-turn.ts';

/** Resends a message through the channel chosen by the sender. */
export const createResendMessage =
  (deps: Deps): OperationHandler<'resendMessage'> =>
  async (call) => {
    const { channel } = call.body;
    return performAsVerifiedMember(deps, 'resendMessage', call, async ({ transaction, contract, at }) => {
      requireRunning(contract, at);
      const receiver = await requireTurn(transaction, contract.contractId, call.path.receiverUuid);
      requireReachable({ ...receiver, channels: [channel] });
      const notifier = createNotifier(transaction, deps.outbox, contract);
      await deps.credits.holdDocumentAgain(transaction, contract);
      const how = { channels: [channel], textReason: 'ASKED_FOR' } as const;
      const [messageId = ''] = await notifier.tell('SIGN_REQUEST', receiver, how);
      await bumpContract(transaction, contract);
      return { messageId };
    });
  };
