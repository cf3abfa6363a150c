import type { Transaction } from 'kysely';
import type { components } from '#openapi';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { requireContract, type ContractRow } from '../../contracts/core/contracts.repository.ts';
import { markMoved } from '../../contracts/core/transitions.ts';
import { createNotifier } from '../../contracts/core/notify.ts';
import { listReceivers, requireReceiver } from '../../contracts/core/receivers.repository.ts';
import { listUnconfirmed } from '../../contracts/values/value-requests.repository.ts';
import { askForSeal } from '../../sealing/ask-for-seal.ts';

type Outcome = components['schemas']['SignOutcome'];

type Parts = Pick<Deps, 'outbox' | 'secrets'>;

/** The turn passes to the next; when nobody is left to do anything, the seal is asked for in the same transaction. */
export async function advanceTurn(parts: Parts, transaction: Transaction<DB>, contract: ContractRow, at: Date) {
  const notifier = await createNotifier(transaction, parts.outbox, contract);
  const isWaitedFor =
    (await notifier.passTurn()).length > 0 || (await listUnconfirmed(transaction, contract.contractId)).length > 0;
  if (isWaitedFor) await markMoved(transaction, contract);
  else await askForSeal(parts, transaction, contract, at);
}

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
