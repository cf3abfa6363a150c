import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import { createNotifier } from '../../contracts/core/notify.ts';
import { endTurns } from '../../contracts/core/receiver-transitions.ts';
import { expireContract, showContract } from '../../contracts/core/transitions.ts';

const SYSTEM = { kind: 'SYSTEM' } as const;

/** Shows the contract of a verified visitor to members, and tells everybody who was not told before. */
export async function welcomeVisitor(
  { outbox }: Pick<Deps, 'outbox'>,
  transaction: Transaction<DB>,
  known: ContractRow,
) {
  const contract = await showContract(transaction, known);
  const notifier = createNotifier(transaction, outbox, contract);
  await notifier.passTurn();
  await notifier.tellReaders();
}

/** Ends the contract of a visitor who did not confirm their contact or finish. Its place comes back with it. */
export async function returnPlace(transaction: Transaction<DB>, contract: ContractRow, at: Date) {
  const { contractId } = contract;
  await expireContract(transaction, contract, at);
  await endTurns(transaction, contractId);
  const data = { expiresAt: at.toISOString() };
  await appendEvents(transaction, contractId, [{ kind: 'EXPIRED', at, actor: SYSTEM, data }]);
}
