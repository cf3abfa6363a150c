import type { Transaction } from 'kysely';
import type { components } from '#openapi';
import type { DB } from '../../../database/schema.gen.d.ts';
import { requireContract } from '../../contracts/core/contracts.repository.ts';
import { listReceivers, requireReceiver } from '../../contracts/core/receivers.repository.ts';

type Outcome = components['schemas']['SignOutcome'];

/** What has become of a contract by what a receiver did, as far as they may know. */
export async function describeOutcome(
  transaction: Transaction<DB>,
  { contractId, receiverUuid }: { contractId: string; receiverUuid: string },
): Promise<Outcome> {
  const { status, sealState, settings } = await requireContract(transaction, contractId);
  const receivers = await listReceivers(transaction, contractId);
  const { state } = await requireReceiver(transaction, contractId, receiverUuid);
  return {
    state,
    contractStatus: status,
    sealState,
    waitsFor: settings.showOthers === 'ALL' ? receivers.filter(({ hasTurn }) => hasTurn).map(({ name }) => name) : [],
  };
}
