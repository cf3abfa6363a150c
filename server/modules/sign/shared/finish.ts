import type { Transaction } from 'kysely';
import type { components } from '#openapi';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { requireContract, type ContractRow } from '../../contracts/core/contracts.repository.ts';
import { markMoved } from '../../contracts/core/transitions.ts';
import { createNotifier } from '../../contracts/core/notify.ts';
import { listReceivers } from '../../contracts/core/receivers.repository.ts';
import { askForSeal } from '../../sealing/ask-for-seal.ts';

type Outcome = components['schemas']['SignOutcome'];

type Parts = Pick<Deps, 'outbox' | 'secrets'>;

/** The turn passes to the next; when nobody is left to do anything, the seal is asked for in the same transaction. */
export async function advanceTurn(parts: Parts, transaction: Transaction<DB>, contract: ContractRow, at: Date) {
  const notifier = createNotifier(transaction, parts.outbox, contract);
  const isWaitedFor =
    (await notifier.passTurn()).length > 0 || (await waitsForConsent(transaction, contract.contractId));
  if (isWaitedFor) await markMoved(transaction, contract);
  else await askForSeal(parts, transaction, contract, at);
}

/** Somebody has still to agree to what another one has changed. */
async function waitsForConsent(transaction: Transaction<DB>, contractId: string) {
  const open = await transaction
    .selectFrom('valueConsents as c')
    .innerJoin('valueRequests as r', 'r.valueRequestUuid', 'c.valueRequestUuid')
    .select('c.receiverUuid')
    .where('r.contractId', '=', contractId)
    .where('c.consentedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

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
