import type { Transaction } from 'kysely';
import { isDeadlineTooFar } from '../../../../rules/deadline-limit.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { listCreditNeeds } from '../../credits/needs.ts';
import { describeState, type ContractRow } from '../core/contracts.repository.ts';
import { createNotifier } from '../core/notify.ts';
import { performAsMember, type ActionContext } from '../core/perform.ts';
import { giveTurn, requestConsent } from '../core/receiver-transitions.ts';
import { listReceivers, type ReceiverRow } from '../core/receivers.repository.ts';
import { extendContract } from '../core/transitions.ts';
import { listReceiversYetToConsent } from '../values/value-requests.repository.ts';
import { requireRunningContract } from './require-running-contract.ts';

const REOPENED_WITHIN_MS = 30 * 24 * 3_600_000;

export const createExtendContract =
  (deps: Deps): OperationHandler<'extendContract'> =>
  async (call) =>
    performAsMember(deps, 'extendContract', call, (context) =>
      extendDeadline(deps, context, new Date(call.body.expiresAt)),
    );

export async function extendDeadline(
  { outbox, credits }: Pick<Deps, 'credits' | 'outbox'>,
  { transaction, contract, at, by }: ActionContext,
  expiresAt: Date,
) {
  const { contractId } = contract;
  requireExtendable(contract, at);
  const before = contract.expiresAt ?? at;
  if (expiresAt <= at || expiresAt <= before) throw new DomainError('EXPIRY_NOT_LATER');
  if (isDeadlineTooFar(expiresAt, at)) throw new DomainError('EXPIRY_TOO_FAR');
  if (contract.status === 'EXPIRED')
    await credits.holdAgain(transaction, contract, await listMissing(transaction, contractId));
  const extended = await extendContract(transaction, contract, { expiresAt, at });
  const data = { before: before.toISOString(), after: expiresAt.toISOString() };
  await appendEvents(transaction, contractId, [{ kind: 'EXTENDED', at, ...by, data }]);
  const notifier = createNotifier(transaction, outbox, extended);
  await returnTurns(transaction, contractId);
  await notifier.passTurn();
  for (const receiver of await listReceivers(transaction, contractId))
    if (hasActed(receiver) || receiver.hasTurn)
      await notifier.tell('SIGN_EXTENDED', receiver, { textReason: 'ASKED_FOR' });
  return describeState(extended);
}

/**
 * Lists what has to be paid for again. Receivers who were notified need no new request, and those who have acted verify
 * themselves again only to agree to a change.
 */
async function listMissing(transaction: Transaction<DB>, contractId: string) {
  const unconfirmed = new Set(await listReceiversYetToConsent(transaction, contractId));
  const receivers = await listReceivers(transaction, contractId);
  return listCreditNeeds(
    receivers.map((receiver) => ({
      ...receiver,
      isAsked: receiver.state !== 'WAITING',
      isDone: hasActed(receiver) && !unconfirmed.has(receiver.receiverUuid),
    })),
  );
}

/**
 * Returns the turn to receivers who lost it at the deadline: those who were notified and haven't acted, and those who
 * have to agree to a change.
 */
async function returnTurns(transaction: Transaction<DB>, contractId: string) {
  const unconfirmed = new Set(await listReceiversYetToConsent(transaction, contractId));
  for (const receiver of await listReceivers(transaction, contractId)) {
    if (receiver.hasTurn) continue;
    if (isAsked(receiver)) await giveTurn(transaction, receiver);
    if (unconfirmed.has(receiver.receiverUuid) && hasActed(receiver)) await requestConsent(transaction, receiver);
  }
}

const isAsked = ({ role, state }: ReceiverRow) =>
  role !== 'VIEWER' && (state === 'NOTIFIED' || state === 'OPENED' || state === 'VERIFIED');

const hasActed = ({ state }: ReceiverRow) => state === 'SIGNED' || state === 'APPROVED';

function requireExtendable(contract: ContractRow, at: Date) {
  const { status, expiresAt, destroyedAt } = contract;
  const isRecent =
    destroyedAt === null && expiresAt !== null && at.getTime() - expiresAt.getTime() <= REOPENED_WITHIN_MS;
  if (status === 'EXPIRED' && isRecent) return;
  requireRunningContract(contract);
}
