import type { Transaction } from 'kysely';
import type { components } from '#openapi';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import { listReceivers } from '../../contracts/core/receivers.repository.ts';

type Outcome = components['schemas']['SignOutcome'];

/** What has become of a contract by what a receiver did, as far as they may know. */
export async function describeOutcome(
  transaction: Transaction<DB>,
  { contractId, status, sealState, settings }: Pick<ContractRow, 'contractId' | 'status' | 'sealState' | 'settings'>,
  receiverUuid: string,
): Promise<Outcome> {
  const receivers = await listReceivers(transaction, contractId);
  const self = receivers.find((receiver) => receiver.receiverUuid === receiverUuid);
  if (!self) throw new DomainError('NOT_FOUND');
  return {
    state: self.state,
    contractStatus: status,
    sealState,
    waitsFor: settings.showOthers === 'ALL' ? receivers.filter(({ hasTurn }) => hasTurn).map(({ name }) => name) : [],
  };
}
