import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import { createNotifier } from '../../contracts/core/notify.ts';
import { findDefaultExpiry } from '../../contracts/core/deadlines.ts';
import { endTurns } from '../../contracts/core/receiver-transitions.ts';
import { expireContract, extendContract, revealContract } from '../../contracts/core/transitions.ts';
import { isVisitorDone } from './places.repository.ts';

const SYSTEM = { kind: 'SYSTEM' } as const;

/** Shows a verified visitor's contract to members, and notifies everyone who hasn't been yet. */
export async function revealVisitorContract(
  { outbox }: Pick<Deps, 'outbox'>,
  transaction: Transaction<DB>,
  known: ContractRow,
) {
  const contract = await revealContract(transaction, known);
  const notifier = createNotifier(transaction, outbox, contract);
  await notifier.passTurn();
  await notifier.notifyViewers();
}

/** Extends the deadline after the visitor has signed. Visitors have a day, and others the template's usual time. */
export async function extendForOtherReceivers(transaction: Transaction<DB>, contract: ContractRow, at: Date) {
  const { contractId, directUrlUuid, expiryDays, expiresAt: before } = contract;
  if (directUrlUuid === null || expiryDays === null || before === null) return contract;
  if (!(await isVisitorDone(transaction, contractId))) return contract;
  const expiresAt = findDefaultExpiry(at, expiryDays);
  if (expiresAt <= before) return contract;
  const data = { before: before.toISOString(), after: expiresAt.toISOString() };
  await appendEvents(transaction, contractId, [{ kind: 'EXTENDED', at, actor: SYSTEM, data }]);
  return extendContract(transaction, contract, { expiresAt, at });
}

/**
 * Expires the contract of a visitor who didn't confirm, or who has one from the same link already. Frees the place and
 * returns its credits.
 */
export async function releasePlace(
  { credits }: Pick<Deps, 'credits'>,
  transaction: Transaction<DB>,
  contract: ContractRow,
  at: Date,
) {
  const { contractId } = contract;
  await expireContract(transaction, contract, at);
  await endTurns(transaction, contractId);
  const data = { expiresAt: at.toISOString() };
  await appendEvents(transaction, contractId, [{ kind: 'EXPIRED', at, actor: SYSTEM, data }]);
  await credits.returnHeld(transaction, contractId);
}
