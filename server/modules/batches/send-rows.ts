import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DomainError, type ErrorCode } from '../../contract/domain-error.ts';
import { toTemporaryError } from '../../contract/temporary-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { lintContractParts } from '../contracts/drafting/lint/lint.ts';
import { insertContracts } from '../contracts/sending/many/insert-contracts.ts';
import type { CommonParts, SingleContractParts } from '../contracts/sending/many/sent-contract.types.ts';
import { assignDocumentNos } from '../settings/document-number.ts';
import { lockReadyRows, markRowFailed, markRowsSent, type BatchRowRecord } from './batch-rows.repository.ts';
import { changeCounts, findAndLockBatch, type BatchRecord } from './batches.repository.ts';
import { decryptCells } from './cells.ts';
import type { Sheet } from './load-sheet.ts';
import { buildSingleContractParts } from './single-contract-parts.ts';
import { toRowParts, toVaryingFieldsDraft } from './row-parts.ts';

type Parts = Pick<Deps, 'credits' | 'database' | 'files' | 'outbox' | 'patterns' | 'secrets'>;
export type SendingRound = { batch: BatchRecord; sheet: Sheet; common: CommonParts; templateTitle: string };
type Built = { rowUuid: string; own: SingleContractParts };

const AT_A_TIME_MS = 5;
export const MAX_CONSECUTIVE_FAILURES = 5;

class Interrupted extends Error {}

/**
 * Sends rows in one transaction. If that fails, sends them one by one, so that a bad row doesn't stop the others.
 * Returns false if so many fail that the batch has to pause.
 */
export async function sendRows(deps: Parts, round: SendingRound, rows: readonly BatchRowRecord[]): Promise<boolean> {
  const at = await readDatabaseTime(deps.database);
  const documentNos = await assignDocumentNos(deps.database, round.common.organization, at, rows.length);
  const wrong = await findWrongRows(deps, round.sheet, rows);
  const built: Built[] = [];
  let begun = performance.now();
  for (const [index, row] of rows.entries()) {
    if (wrong.has(row.rowUuid)) continue;
    const cells = decryptCells(deps.secrets, row.cellsEnc);
    const own = buildSingleContractParts(deps.secrets, round, cells, {
      contractId: uuidv7(),
      documentNo: documentNos[index] ?? '',
      at,
    });
    built.push({ rowUuid: row.rowUuid, own });
    if (performance.now() - begun < AT_A_TIME_MS) continue;
    await letOthersRun();
    begun = performance.now();
  }
  try {
    for (const rowUuid of wrong) await fail(deps, round, rowUuid, 'CHECK_FAILED');
    if (built.length > 0)
      await deps.database.transaction().execute((transaction) => send(deps, transaction, round, built, at));
    return true;
  } catch (error) {
    if (error instanceof Interrupted) return true;
    if (toTemporaryError(error)) throw error;
    return sendOneByOne(deps, round, built, at);
  }
}

/** Finds rows that no longer pass the check, because something has changed since. */
async function findWrongRows({ patterns, secrets }: Parts, sheet: Sheet, rows: readonly BatchRowRecord[]) {
  const drafts = rows.map((row) => toVaryingFieldsDraft(sheet, toRowParts(sheet, decryptCells(secrets, row.cellsEnc))));
  const isWrong = await patterns.judge((fits) =>
    drafts.map((draft) => sheet.commonErrors.length > 0 || lintContractParts(draft, fits).length > 0),
  );
  return new Set(rows.flatMap(({ rowUuid }, index) => (isWrong[index] ? [rowUuid] : [])));
}

/**
 * Sends rows. A row and its contract are in one transaction, so losing a lease or connection never sends anything
 * twice.
 */
async function send(
  deps: Parts,
  transaction: Transaction<DB>,
  { batch, common }: SendingRound,
  built: readonly Built[],
  at: Date,
) {
  const { batchUuid, round } = batch;
  const present = await findAndLockBatch(transaction, batchUuid);
  if (present?.state !== 'RUNNING' || present.round !== round) throw new Interrupted();
  const locked = await lockReadyRows(
    transaction,
    batchUuid,
    built.map(({ rowUuid }) => rowUuid),
  );
  if (locked.length !== built.length) throw new Interrupted();
  const { organizationMemberUuid: id, name } = common.sentBy;
  const sender = { actor: { kind: 'MEMBER' as const, id, name }, client: null };
  const contracts = built.map(({ own, rowUuid }) => ({ ...own, rowUuid }));
  await insertContracts(deps, transaction, { common, sender, at }, contracts);
  await markRowsSent(
    transaction,
    batchUuid,
    built.map(({ rowUuid, own }) => ({ rowUuid, contractId: own.contractId })),
  );
  await changeCounts(transaction, batchUuid, { sent: built.length, failed: 0 });
}

async function sendOneByOne(deps: Parts, round: SendingRound, built: readonly Built[], at: Date) {
  let failedInARow = 0;
  for (const one of built) {
    try {
      await deps.database.transaction().execute((transaction) => send(deps, transaction, round, [one], at));
      failedInARow = 0;
    } catch (error) {
      if (error instanceof Interrupted) return true;
      if (toTemporaryError(error)) throw error;
      await fail(deps, round, one.rowUuid, error instanceof DomainError ? error.code : 'INTERNAL');
      failedInARow += 1;
      if (failedInARow >= MAX_CONSECUTIVE_FAILURES) return false;
    }
  }
  return true;
}

const fail = ({ credits, database }: Parts, { batch }: SendingRound, rowUuid: string, errorCode: ErrorCode) =>
  database.transaction().execute(async (transaction) => {
    const present = await findAndLockBatch(transaction, batch.batchUuid);
    if (present?.state !== 'RUNNING' || present.round !== batch.round) throw new Interrupted();
    if (!(await markRowFailed(transaction, batch.batchUuid, rowUuid, errorCode))) return;
    await changeCounts(transaction, batch.batchUuid, { sent: 0, failed: 1 });
    await credits.returnRows(transaction, { batchUuid: batch.batchUuid, rowUuid });
  });
