import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import type { Channel } from '../core/contract.types.ts';
import { createNotifier } from '../core/notify.ts';
import { performAsVerifiedMember, type ActionContext } from '../core/perform.ts';
import { bumpContract } from '../core/transitions.ts';
import { requireContactDetails } from './require-contact-details.ts';
import { requireRunningContract } from './require-running-contract.ts';
import { requireTurn } from './require-turn.ts';

export const createResendMessage =
  (deps: Deps): OperationHandler<'resendMessage'> =>
  async (call) =>
    performAsVerifiedMember(deps, 'resendMessage', call, async (context) => {
      const [messageId = ''] = await resendRequest(deps, context, call.path.receiverUuid, [call.body.channel]);
      return { messageId };
    });

/** Sends the request again to a receiver who can act, through the given channels. Returns the messages. */
export async function resendRequest(
  { credits, outbox }: Pick<Deps, 'credits' | 'outbox'>,
  { transaction, contract, at }: ActionContext,
  receiverUuid: string,
  channels: readonly Channel[],
): Promise<string[]> {
  requireRunningContract(contract, at);
  const receiver = await requireTurn(transaction, contract.contractId, receiverUuid);
  requireContactDetails({ ...receiver, channels: [...channels] });
  const notifier = createNotifier(transaction, outbox, contract);
  await credits.holdDocumentAgain(transaction, contract);
  const sent = await notifier.tell('SIGN_REQUEST', receiver, { channels, textReason: 'ASKED_FOR' });
  await bumpContract(transaction, contract);
  return sent;
}
