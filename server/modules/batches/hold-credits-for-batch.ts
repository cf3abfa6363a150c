import type { Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { listCreditNeeds } from '../credits/needs.ts';
import { sortVerifications } from '../contracts/drafting/read-receivers.ts';
import { requireVersion } from '../templates/versions.repository.ts';
import type { TemplateSlot } from '../templates/template.types.ts';
import { listUnpaidRows } from './batch-rows.repository.ts';
import type { BatchRecord } from './batches.repository.ts';

/**
 * Holds the credits for all rows before the first is sent. Reads no rows, because the cost only depends on the slots.
 */
export async function holdCreditsForBatch(
  { credits }: Pick<Deps, 'credits'>,
  transaction: Transaction<DB>,
  { batchUuid, organizationUuid, versionUuid }: BatchRecord,
  how: { someAreEnough: boolean },
): Promise<void> {
  if (!credits.isCounted) return;
  const { content } = await requireVersion(transaction, versionUuid);
  const rowUuids = await listUnpaidRows(transaction, batchUuid);
  if (rowUuids.length === 0) return;
  const needs = listCreditNeeds(content.slots.map(toCostedReceiver)).map((need) => ({ ...need, receiverUuid: null }));
  await credits.holdRows(transaction, { organizationUuid, batchUuid, rowUuids, needs }, how);
}

/** Describes what a slot costs. The person who takes it makes no difference. */
export const toCostedReceiver = ({ slotUuid, role, when, channels, verifications }: TemplateSlot) => ({
  receiverUuid: slotUuid,
  role,
  channels,
  verifications: sortVerifications(verifications),
  toldAtSending: when === 'AT_SENDING',
});

/** Ignores an insufficient balance, because there is no caller to tell. The batch pauses at the first unpaid row. */
export function ignoreInsufficientCredits(error: unknown) {
  if (!(error instanceof DomainError) || error.code !== 'CREDIT_SHORT') throw error;
}
