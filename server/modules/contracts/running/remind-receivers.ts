import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import type { Outbox } from '../../messages/outbox.ts';
import { createNotifier } from '../core/notify.ts';
import { performAsVerifiedMember, type ActionContext } from '../core/perform.ts';
import { listReceivers } from '../core/receivers.repository.ts';
import { bumpContract } from '../core/transitions.ts';
import { requireRunningContract } from './require-running-contract.ts';

export const createRemindReceivers =
  (deps: Deps): OperationHandler<'remindReceivers'> =>
  async (call) =>
    performAsVerifiedMember(deps, 'remindReceivers', call, (context) =>
      remindReceivers(deps.outbox, context, call.body?.receiverUuids),
    );

/** Reminds the given receivers or, by default, everyone whose turn it is. */
export async function remindReceivers(
  outbox: Outbox,
  { transaction, contract, at, by }: ActionContext,
  asked?: readonly string[],
) {
  const { contractId } = contract;
  requireRunningContract(contract, at);
  const receivers = await listReceivers(transaction, contractId);
  const known = new Set(receivers.map(({ receiverUuid }) => receiverUuid));
  if (asked?.some((receiverUuid) => !known.has(receiverUuid))) throw new DomainError('RECEIVER_UNKNOWN');
  const waiting = receivers.filter(({ hasTurn }) => hasTurn);
  const reminded = asked ? waiting.filter(({ receiverUuid }) => asked.includes(receiverUuid)) : waiting;
  if (reminded.length === 0 || (asked && reminded.length < asked.length)) throw new DomainError('NOT_THEIR_TURN');
  const notifier = createNotifier(transaction, outbox, contract);
  for (const receiver of reminded) await notifier.tell('SIGN_REMINDER', receiver, { textReason: 'ASKED_FOR' });
  const receiverUuids = reminded.map(({ receiverUuid }) => receiverUuid);
  await appendEvents(transaction, contractId, [{ kind: 'REMINDED', at, ...by, data: { receiverUuids } }]);
  await bumpContract(transaction, contract);
  return { receiverUuids };
}
