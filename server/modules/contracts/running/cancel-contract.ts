import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { tryAppendEvents } from '../../audit/try-append-events.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { describeState } from '../core/contracts.repository.ts';
import { createNotifier } from '../core/notify.ts';
import { performAsMember, type ActionContext } from '../core/perform.ts';
import { endTurns } from '../core/receiver-transitions.ts';
import { listReceivers, revokeLinks } from '../core/receivers.repository.ts';
import { requireReason } from '../core/texts.ts';
import { cancelContract, unscheduleDraft } from '../core/transitions.ts';
import { requireRunningContract } from './require-running-contract.ts';

export const createCancelContract =
  (deps: Deps): OperationHandler<'cancelContract'> =>
  async (call) =>
    performAsMember(deps, 'cancelContract', call, (context) => cancelAndNotify(deps, context, call.body?.reason));

/** Makes a scheduled contract a draft again, or cancels a running one and tells all receivers who know about it. */
export async function cancelAndNotify(
  { outbox, credits }: Pick<Deps, 'credits' | 'outbox'>,
  { transaction, contract, at, by }: ActionContext,
  typed: string | undefined,
) {
  const { contractId } = contract;
  if (contract.status === 'SCHEDULED') return describeState(await unscheduleDraft(transaction, contract));
  const isHeld = contract.status === 'IN_PROGRESS' && contract.sealState === 'HELD';
  if (!isHeld) requireRunningContract(contract);
  const reason = requireReason(typed);
  const cancelled = await cancelContract(transaction, contract, reason);
  // A contract that is held because of a broken chain can be cancelled as well, so the chain isn't verified here.
  const append = isHeld ? tryAppendEvents : appendEvents;
  await append(transaction, contractId, [{ kind: 'CANCELLED', at, ...by, data: { reason } }]);
  await credits.returnHeld(transaction, contractId, { isOurFault: isHeld });
  const notifier = createNotifier(transaction, outbox, contract);
  for (const receiver of await listReceivers(transaction, contractId)) {
    if (receiver.notifiedAt) await notifier.tell('SIGN_CANCELLED', receiver, { reason });
  }
  await endTurns(transaction, contractId);
  await revokeLinks(transaction, contractId);
  return describeState(cancelled);
}
