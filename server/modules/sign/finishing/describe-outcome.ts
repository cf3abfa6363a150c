import type { Transaction } from 'kysely';
import type { components } from '#openapi';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import { listReceivers, type ReceiverRow } from '../../contracts/core/receivers.repository.ts';

type Outcome = components['schemas']['SignOutcome'];

/** Describes the contract after a receiver's action, without what the receiver isn't allowed to see. */
export async function describeOutcome(
  transaction: Transaction<DB>,
  { contractId, status, sealState, settings }: Pick<ContractRow, 'contractId' | 'status' | 'sealState' | 'settings'>,
  { state }: Pick<ReceiverRow, 'state'>,
): Promise<Outcome> {
  const isWaiting = status === 'IN_PROGRESS' && sealState === 'NONE';
  const receivers = isWaiting && settings.showOthers === 'ALL' ? await listReceivers(transaction, contractId) : [];
  return {
    state,
    contractStatus: status,
    sealState,
    waitsFor: receivers.filter(({ hasTurn }) => hasTurn).map(({ name }) => name),
  };
}
