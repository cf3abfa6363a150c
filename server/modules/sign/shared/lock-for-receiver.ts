import type { Transaction } from 'kysely';
import type { ReceiverCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { lockContract, type ContractRow } from '../../contracts/core/contracts.repository.ts';
import { listReceivers, type ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { hasActed, requireNoDeadEnd } from './reach.ts';

type ReceiverIds = Pick<ReceiverCaller, 'contractId' | 'receiverUuid'>;

/**
 * Locks the contract until the transaction ends, and returns it with its receivers. Throws if this receiver can't
 * continue.
 */
export async function lockForReceiver(transaction: Transaction<DB>, { contractId, receiverUuid }: ReceiverIds) {
  const { contract, at } = await lockContract(transaction, contractId);
  const receivers = await listReceivers(transaction, contractId);
  const receiver = receivers.find((one) => one.receiverUuid === receiverUuid);
  if (!receiver) throw new DomainError('NOT_FOUND');
  await requireNoDeadEnd(transaction, contract, receiver, at);
  return { contract, receiver, receivers, at };
}

/** Locks like `lockForReceiver`, and requires the receiver's turn and consent to sign electronically. */
export async function requireTurnToSign(transaction: Transaction<DB>, caller: ReceiverIds) {
  const locked = await lockForReceiver(transaction, caller);
  requireOwnTurn(locked);
  return locked;
}

export function requireOwnTurn({ contract, receiver }: { contract: ContractRow; receiver: ReceiverRow }) {
  // Viewers can open the document, but have nothing to sign.
  if (receiver.role === 'VIEWER') throw new DomainError('NOT_YOUR_TURN');
  if (!hasActed(receiver)) requireNotHeld(contract);
  if (hasActed(receiver) || contract.status !== 'IN_PROGRESS' || contract.sealState !== 'NONE')
    throw new DomainError('ALREADY_ACTED');
  if (receiver.consentedAt === null) throw new DomainError('CONSENT_NEEDED');
}

/** Throws if the contract is held because its data doesn't match its chain. */
export function requireNotHeld({ sealState }: Pick<ContractRow, 'sealState'>) {
  if (sealState === 'HELD') throw new DomainError('DOCUMENT_HELD');
}
