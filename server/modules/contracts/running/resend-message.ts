import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createNotifier } from '../core/notify.ts';
import { performAsVerifiedMember } from '../core/perform.ts';
import { bumpContract } from '../core/transitions.ts';
import { requireContactDetails } from './require-contact-details.ts';
import { requireRunningContract } from './require-running-contract.ts';
import { requireTurn } from './require-turn.ts';

export const createResendMessage =
  (deps: Deps): OperationHandler<'resendMessage'> =>
  async (call) => {
    const { channel } = call.body;
    return performAsVerifiedMember(deps, 'resendMessage', call, async ({ transaction, contract, at }) => {
      requireRunningContract(contract, at);
      const receiver = await requireTurn(transaction, contract.contractId, call.path.receiverUuid);
      requireContactDetails({ ...receiver, channels: [channel] });
      const notifier = createNotifier(transaction, deps.outbox, contract);
      await deps.credits.holdDocumentAgain(transaction, contract);
      const how = { channels: [channel], textReason: 'ASKED_FOR' } as const;
      const [messageId = ''] = await notifier.tell('SIGN_REQUEST', receiver, how);
      await bumpContract(transaction, contract);
      return { messageId };
    });
  };
