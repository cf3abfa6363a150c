import type { MemberSeat } from '../../contract/access.ts';
import { ERROR_DEFINITIONS } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { Field } from '../contracts/core/contract.types.ts';
import type { Secrets } from '../../security/secrets.ts';
import { groupBy } from '../../../rules/group-by.ts';
import type { SheetColumn } from '../../../rules/sheet-columns.ts';
import { countMessages, listUndelivered } from './batch-deliveries.repository.ts';
import { findBatchDetails } from './batch-facts.repository.ts';
import { findContractStandings, type BatchRowRecord } from './batch-rows.repository.ts';
import type { Batch, BatchRow } from './batch.types.ts';
import { mayChangeBatch, type BatchRecord } from './batches.repository.ts';
import { decryptCells, decryptOffers } from './cells.ts';
import { readColumns } from './load-sheet.ts';
import { ROWS_PER_ROUND } from './batch.types.ts';

type Counted = Pick<BatchRecord, 'total' | 'wrong' | 'sent' | 'failed' | 'leftOut'>;

export const describeCounts = ({ total, wrong, sent, failed, leftOut }: Counted): Batch['counts'] => ({
  total,
  wrong,
  ready: total - wrong - sent - failed - leftOut,
  sent,
  failed,
  leftOut,
});

export async function describeBatch(connection: Connection, batch: BatchRecord, member: MemberSeat): Promise<Batch> {
  const { templateTitle, number, publishedUuid, senderName } = await findBatchDetails(connection, batch);
  const { columns, fields } = await readColumns(connection, batch.versionUuid);
  const byId = new Map(fields.map((field) => [field.fieldId, field]));
  return {
    batchId: batch.batchUuid,
    templateId: batch.templateUuid,
    templateTitle,
    number,
    isNewest: publishedUuid === batch.versionUuid,
    mode: batch.mode,
    state: batch.state,
    pauseReason: batch.pauseReason,
    sender: { organizationMemberUuid: batch.organizationMemberUuid, name: senderName },
    fileName: batch.fileName,
    unusedHeads: batch.unusedHeads,
    version: batch.version,
    columns: columns.map((column) => describeColumn(column, byId)),
    settings: batch.settings,
    counts: describeCounts(batch),
    messages: await countMessages(connection, batch),
    millisecondsLeft: estimateLeft(batch),
    mayChange: mayChangeBatch(batch, member),
    scheduledAt: batch.scheduledAt?.toISOString() ?? null,
    createdAt: batch.createdAt.toISOString(),
    startedAt: batch.startedAt?.toISOString() ?? null,
    endedAt: batch.endedAt?.toISOString() ?? null,
    movedAt: batch.movedAt.toISOString(),
  };
}

function describeColumn(
  { key, head, kind, slotUuid, slotName, isRequired, fieldUuid, field: judged }: SheetColumn,
  fields: ReadonlyMap<string, Field>,
) {
  const field = fields.get(fieldUuid ?? '');
  const items = judged?.items ? [...judged.items] : null;
  return {
    key,
    head,
    kind,
    slotUuid,
    slotName: slotName ?? '',
    isRequired,
    field: field && judged ? { ...field, kind: judged.kind, ...(items && { items }) } : null,
    items,
  };
}

/** Estimates the remaining time from recent rounds. Returns null before the first one has finished. */
function estimateLeft({ state, roundMs, ...counted }: BatchRecord): number | null {
  if (state !== 'RUNNING' || roundMs.length === 0) return null;
  const sorted = roundMs.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.round((describeCounts(counted).ready / ROWS_PER_ROUND) * median);
}

export async function describeRows(
  secrets: Secrets,
  connection: Connection,
  rows: readonly BatchRowRecord[],
): Promise<BatchRow[]> {
  const contractIds = rows.flatMap(({ contractId }) => contractId ?? []);
  const standings = await findContractStandings(connection, contractIds);
  const undelivered = groupBy(await listUndelivered(connection, contractIds), ({ contractId }) => contractId);
  return rows.map((row) => ({
    rowId: row.rowUuid,
    position: row.position,
    state: row.state,
    cells: decryptCells(secrets, row.cellsEnc),
    repairs: row.repairs,
    problems: row.problems,
    offers: decryptOffers(secrets, row.offersEnc),
    twinOf: row.twinOf,
    twinAccepted: row.twinAccepted,
    contractId: row.contractId,
    standing: standings.get(row.contractId ?? '') ?? null,
    undelivered: (undelivered.get(row.contractId ?? '') ?? []).map(({ name, channel, reason }) => ({
      name,
      channel,
      reason,
    })),
    errorCode: row.errorCode,
    message: row.errorCode && ERROR_DEFINITIONS[row.errorCode].message,
  }));
}
