import type { Transaction } from 'kysely';
import type { components } from '#openapi';
import { isAttachment } from '../../../rules/fill-field.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { appendEvents } from '../audit/contract-events.repository.ts';
import { requireContract, type ContractRow } from '../contracts/contracts.repository.ts';
import { markMoved, startSealing } from '../contracts/core/transitions.ts';
import { createNotifier } from '../contracts/notify.ts';
import { listReceivers, requireReceiver } from '../contracts/receivers.repository.ts';
import { compareWithRecord } from '../sealing/compare.ts';
import { holdContract } from '../sealing/hold.ts';
import { readStoredContract } from '../sealing/stored-contract.ts';
import { listAttachments } from './attachments.repository.ts';
import { attachmentsOf, type FinalValues } from './final-values.repository.ts';

type Outcome = components['schemas']['SignOutcome'];
type Field = components['schemas']['Field'];

export const SEAL_CONTRACT = 'seal-contract';

type Parts = Pick<Deps, 'outbox' | 'secrets'>;

/** The turn passes to the next; when nobody is left to do anything, the seal is asked for in the same transaction. */
export async function advanceTurn(parts: Parts, transaction: Transaction<DB>, contract: ContractRow, at: Date) {
  const notifier = await createNotifier(transaction, parts.outbox, contract);
  const isWaitedFor =
    (await notifier.passTurn()).length > 0 || (await waitsForConsent(transaction, contract.contractId));
  if (isWaitedFor) await markMoved(transaction, contract);
  else await askForSeal(parts, transaction, contract, at);
}

/**
 * Nobody is waited for any more: what is stored is compared with the record, and the seal is asked for in the same
 * transaction. Where they differ nothing is sealed, and whoever signed last has signed all the same.
 */
export async function askForSeal(
  { secrets }: Pick<Deps, 'secrets'>,
  transaction: Transaction<DB>,
  contract: ContractRow,
  at: Date,
) {
  const { contractId } = contract;
  await appendEvents(transaction, contractId, [{ kind: 'ALL_SIGNED', at, actor: { kind: 'SYSTEM' }, data: {} }]);
  const stored = await readStoredContract(secrets, transaction, contract);
  const differences = await compareWithRecord(transaction, stored, { isComplete: true });
  if (differences.length > 0) return holdContract(transaction, contract, differences, at);
  const waiting = await startSealing(transaction, contract);
  await enqueueJob(transaction, { kind: SEAL_CONTRACT, key: contractId });
  return waiting;
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
  const { state } = await requireReceiver(transaction, contractId, receiverUuid);
  return {
    state,
    contractStatus: status,
    sealState,
    waitsFor: settings.showOthers === 'ALL' ? receivers.filter(({ hasTurn }) => hasTurn).map(({ name }) => name) : [],
  };
}

/** What a receiver has typed became what they give. Answers whose bytes nobody needs any more. */
export async function removeTyped(
  transaction: Transaction<DB>,
  receiverUuid: string,
  given: readonly FinalValues[],
  fields: readonly Field[],
): Promise<string[]> {
  await transaction.deleteFrom('receiverDrafts').where('receiverUuid', '=', receiverUuid).execute();
  await transaction.deleteFrom('receiverMarks').where('receiverUuid', '=', receiverUuid).execute();
  const holders = new Set(fields.filter(isAttachment).map(({ fieldId }) => fieldId));
  const used = new Set(given.flatMap((final) => [...attachmentsOf(final, (fieldId) => holders.has(fieldId))]));
  const unused = (await listAttachments(transaction, receiverUuid)).filter(
    ({ attachmentUuid }) => !used.has(attachmentUuid),
  );
  if (unused.length === 0) return [];
  const uuids = unused.map(({ attachmentUuid }) => attachmentUuid);
  await transaction.deleteFrom('receiverAttachments').where('attachmentUuid', 'in', uuids).execute();
  return unused.map(({ sha256 }) => sha256);
}
