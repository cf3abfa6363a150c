import type { Transaction } from 'kysely';
import type { ReceiverCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { lockContract, type ContractRow } from '../../contracts/core/contracts.repository.ts';
import { requireReceiver, type ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { hasActed, requireReach } from './reach.ts';

type ReceiverIds = Pick<ReceiverCaller, 'contractId' | 'receiverUuid'>;

/** Where a receiver stands, with the contract locked until the transaction ends. Throws for every dead end. */
export async function lockForReceiver(transaction: Transaction<DB>, { contractId, receiverUuid }: ReceiverIds) {
  const { contract, at } = await lockContract(transaction, contractId);
  const receiver = await requireReceiver(transaction, contractId, receiverUuid);
  await requireReach(transaction, contract, receiver, at);
  return { contract, receiver, at };
}

/** The same for whoever fills in or draws: it is their turn, and they have agreed to do it here. */
export async function requireTurnToSign(transaction: Transaction<DB>, caller: ReceiverIds) {
  const locked = await lockForReceiver(transaction, caller);
  requireOwnTurn(locked);
  return locked;
}

export function requireOwnTurn({ contract, receiver }: { contract: ContractRow; receiver: ReceiverRow }) {
  // Whoever only reads along has a way in, and signs nothing.
  if (receiver.role === 'VIEWER') throw new DomainError('NOT_YOUR_TURN');
  if (!hasActed(receiver)) requireUnheld(contract);
  if (hasActed(receiver) || contract.status !== 'IN_PROGRESS' || contract.sealState !== 'NONE')
    throw new DomainError('ALREADY_ACTED');
  if (receiver.consentedAt === null) throw new DomainError('CONSENT_NEEDED');
}

/** Nobody goes on with a document whose data do not match its record. */
export function requireUnheld({ sealState }: Pick<ContractRow, 'sealState'>) {
  if (sealState === 'HELD') throw new DomainError('DOCUMENT_HELD');
}
