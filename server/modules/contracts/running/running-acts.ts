import { DomainError } from '../../../contract/domain-error.ts';
import { appendIfTaken } from '../../audit/append-if-taken.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import type { Outbox } from '../../messages/outbox.ts';
import { stateOf, type ContractRow } from '../core/contracts.repository.ts';
import type { ActContext } from '../core/perform.ts';
import { endTurns } from '../core/receiver-transitions.ts';
import { cancelContract, extendContract, markMoved, unscheduleDraft } from '../core/transitions.ts';
import { createNotifier } from '../core/notify.ts';
import { listReceivers, voidLinks } from '../core/receivers.repository.ts';
import { requireReason } from '../core/texts.ts';

const REOPENED_WITHIN_MS = 30 * 24 * 3_600_000;

/** A scheduled draft is a draft again; everybody who was told of a contract hears that it is off. */
export async function cancelAndTell(
  outbox: Outbox,
  { transaction, contract, at, by }: ActContext,
  typed: string | undefined,
) {
  const { contractId } = contract;
  if (contract.status === 'SCHEDULED') return stateOf(await unscheduleDraft(transaction, contract));
  const isHeld = contract.status === 'IN_PROGRESS' && contract.sealState === 'HELD';
  if (!isHeld) requireRunning(contract);
  const reason = requireReason(typed);
  const cancelled = await cancelContract(transaction, contract, reason);
  // The sender gets away from a contract that is held for the sake of its chain, too.
  const append = isHeld ? appendIfTaken : appendEvents;
  await append(transaction, contractId, [{ kind: 'CANCELLED', at, ...by, data: { reason } }]);
  const notifier = createNotifier(transaction, outbox, contract);
  for (const receiver of await listReceivers(transaction, contractId)) {
    if (receiver.notifiedAt) await notifier.tell('SIGN_CANCELLED', receiver, { reason });
  }
  await endTurns(transaction, contractId);
  await voidLinks(transaction, contractId);
  return stateOf(cancelled);
}

/** Everybody whose turn it is, or those among them who are named. */
export async function remindReceivers(
  outbox: Outbox,
  { transaction, contract, at, by }: ActContext,
  asked?: readonly string[],
) {
  const { contractId } = contract;
  requireRunning(contract, at);
  const receivers = await listReceivers(transaction, contractId);
  const known = new Set(receivers.map(({ receiverUuid }) => receiverUuid));
  if (asked?.some((receiverUuid) => !known.has(receiverUuid))) throw new DomainError('RECEIVER_UNKNOWN');
  const waiting = receivers.filter(({ hasTurn }) => hasTurn);
  const told = asked ? waiting.filter(({ receiverUuid }) => asked.includes(receiverUuid)) : waiting;
  if (told.length === 0 || (asked && told.length < asked.length)) throw new DomainError('NOT_THEIR_TURN');
  const notifier = createNotifier(transaction, outbox, contract);
  for (const receiver of told) await notifier.tell('SIGN_REMINDER', receiver);
  const receiverUuids = told.map(({ receiverUuid }) => receiverUuid);
  await appendEvents(transaction, contractId, [{ kind: 'REMINDED', at, ...by, data: { receiverUuids } }]);
  await markMoved(transaction, contract);
  return { receiverUuids };
}

export async function extendDeadline(outbox: Outbox, { transaction, contract, at, by }: ActContext, expiresAt: Date) {
  const { contractId } = contract;
  requireExtendable(contract, at);
  const before = contract.expiresAt ?? at;
  if (expiresAt <= at || expiresAt <= before) throw new DomainError('EXPIRY_NOT_LATER');
  const extended = await extendContract(transaction, contract, { expiresAt, at });
  const data = { before: before.toISOString(), after: expiresAt.toISOString() };
  await appendEvents(transaction, contractId, [{ kind: 'EXTENDED', at, ...by, data }]);
  const notifier = createNotifier(transaction, outbox, extended);
  const turn = new Set((await notifier.passTurn()).map(({ receiverUuid }) => receiverUuid));
  for (const receiver of await listReceivers(transaction, contractId)) {
    const hasActed = receiver.state === 'SIGNED' || receiver.state === 'APPROVED';
    if (hasActed || turn.has(receiver.receiverUuid)) await notifier.tell('SIGN_EXTENDED', receiver);
  }
  return stateOf(extended);
}

/** On its way, with somebody left to act; with a time also before its deadline, whether or not anything has marked it. */
export function requireRunning({ status, sealState, expiresAt }: ContractRow, at?: Date) {
  const isOver = at !== undefined && expiresAt !== null && expiresAt <= at;
  if (status === 'IN_PROGRESS' && sealState === 'HELD') throw new DomainError('CONTRACT_HELD');
  if (status !== 'IN_PROGRESS' || sealState !== 'NONE' || isOver) throw new DomainError('CONTRACT_NOT_RUNNING');
}

function requireExtendable(contract: ContractRow, at: Date) {
  const { status, expiresAt, destroyedAt } = contract;
  const isRecent =
    destroyedAt === null && expiresAt !== null && at.getTime() - expiresAt.getTime() <= REOPENED_WITHIN_MS;
  if (status === 'EXPIRED' && isRecent) return;
  requireRunning(contract);
}
