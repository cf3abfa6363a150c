import type { UsedLink } from '../../../audit/events.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import type { ActionContext } from '../../contracts/core/perform.ts';
import { markOpened, markVerified } from '../../contracts/core/receiver-transitions.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { bumpContract } from '../../contracts/core/transitions.ts';
import { markSessionVerified, type ReceiverSession } from '../shared/sessions.repository.ts';

/**
 * Records that a receiver opened the document for the first time. Called when they act, because link previews don't
 * count.
 */
export async function recordOpened(
  { credits }: Pick<Deps, 'credits'>,
  { transaction, contract, at, by }: ActionContext,
  { link }: { link: UsedLink | null },
  receiver: ReceiverRow,
) {
  if (receiver.openedAt !== null) return receiver;
  const { contractId, receiverUuid } = receiver;
  const data = { receiverUuid, ...(link && { link }) };
  await appendEvents(transaction, contractId, [{ kind: 'LINK_OPENED', at, ...by, data }]);
  await bumpContract(transaction, contract);
  // Visitors of a public link haven't proved anything yet, so they cost nothing.
  if (contract.kind !== 'DIRECT_URL') await credits.spendDocument(transaction, contract);
  return markOpened(transaction, receiver, at);
}

/** Records a receiver's first verification, and remembers the browser every time. */
export async function recordVerified(
  { credits }: Pick<Deps, 'credits'>,
  { transaction, contract, at, by }: ActionContext,
  { sessionUuid }: ReceiverSession,
  receiver: ReceiverRow,
  deviceAt: Date,
) {
  await markSessionVerified(transaction, sessionUuid, deviceAt);
  if (receiver.verifiedAt !== null) return receiver;
  const { contractId, receiverUuid, verifications: steps } = receiver;
  await appendEvents(transaction, contractId, [{ kind: 'VERIFIED', at, ...by, data: { receiverUuid, steps } }]);
  await bumpContract(transaction, contract);
  if (contract.kind === 'DIRECT_URL') await credits.spendDocument(transaction, contract);
  return markVerified(transaction, receiver, at);
}
