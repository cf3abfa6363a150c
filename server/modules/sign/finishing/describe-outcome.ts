import type { Transaction } from 'kysely';
import type { components } from '#openapi';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { requireContract } from '../../contracts/core/contracts.repository.ts';
import { listReceivers } from '../../contracts/core/receivers.repository.ts';

type Outcome = components['schemas']['SignOutcome'];

/** What has become of a contract by what a receiver did, as far as they may know. */
export async function describeOutcome(
  transaction: Transaction<DB>,
  { contractId, receiverUuid }: { contractId: string; receiverUuid: string },
): Promise<Outcome> {
  const { status, sealState, settings } = await requireContract(transaction, contractId);
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
