import type { Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { findRows, hasRows, listPositions, removeRows } from './batch-rows.repository.ts';
import { describeCounts, describeRows } from './batch-view.ts';
import { MAX_BATCH_ROWS, type SheetCells } from './batch.types.ts';
import {
  countRows,
  lockBatch,
  transitionBatch,
  requireCurrentVersion,
  requireOwnBatch,
  type BatchRecord,
} from './batches.repository.ts';
import { decryptCells } from './cells.ts';
import { refreshDuplicates } from './duplicates.ts';
import { loadSheet, type Sheet } from './load-sheet.ts';
import { findSheetSender } from './sheet-sender.repository.ts';
import { storeRows } from './store-rows.ts';

type Body = InputOf<'changeBatchRows'>['body'];

export const createChangeBatchRows =
  (deps: Deps): OperationHandler<'changeBatchRows'> =>
  async ({ path, body, caller }) => {
    const { database, secrets } = deps;
    const batch = await requireOwnBatch(database, path.batchId, caller.member);
    const sender = await findSheetSender(database, batch.organizationMemberUuid);
    if (!sender) throw new DomainError('FORBIDDEN');
    const sheet = await loadSheet(deps, database, batch.versionUuid, sender);
    return database.transaction().execute(async (transaction) => {
      const present = await lockBatch(transaction, batch.batchUuid);
      requireCurrentVersion(present, body.version);
      const moved = await transitionBatch(transaction, 'edit', present);
      const changed = await applyChanges(deps, transaction, { batch: moved, sheet }, body);
      const twins = await refreshDuplicates(transaction, batch.batchUuid);
      const counts = describeCounts(await countRows(transaction, batch.batchUuid));
      const rows = await findRows(transaction, batch.batchUuid, [...new Set([...changed, ...twins])]);
      return { rows: await describeRows(secrets, transaction, rows), version: moved.version, counts };
    });
  };

type Edited = { batch: BatchRecord; sheet: Sheet };

async function applyChanges(
  deps: Deps,
  transaction: Transaction<DB>,
  { batch, sheet }: Edited,
  { changes = [], add = [], remove = [] }: Body,
): Promise<string[]> {
  const { batchUuid } = batch;
  await removeRows(transaction, batchUuid, remove);
  const stored = await findRows(
    transaction,
    batchUuid,
    changes.map(({ rowId }) => rowId),
  );
  const byId = new Map(stored.map((row) => [row.rowUuid, row]));
  const changed = changes.map(({ rowId, cells = {}, twinAccepted, isLeftOut }) => {
    const row = byId.get(rowId);
    // Somebody else removing the row would have failed the version check.
    if (!row) throw new DomainError('NOT_FOUND');
    return {
      named: {
        rowUuid: rowId,
        position: row.position,
        twinAccepted: twinAccepted ?? row.twinAccepted,
        isLeftOut: isLeftOut ?? row.state === 'LEFT_OUT',
      },
      cells: mergeCells(decryptCells(deps.secrets, row.cellsEnc), cells),
    };
  });
  const addedIds = add.map(({ rowId }) => rowId);
  if (new Set(addedIds).size !== addedIds.length || (await hasRows(transaction, addedIds)))
    throw new DomainError('MALFORMED');
  const added = await placeRows(transaction, batchUuid, add);
  const all = [...changed, ...added];
  await storeRows(deps, transaction, { batchUuid, sheet }, all);
  return all.map(({ named }) => named.rowUuid);
}

/** Merges changes into cells. Empty text clears a cell. */
const mergeCells = (before: SheetCells, changes: SheetCells): SheetCells =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, text]) => text !== ''));

/**
 * Puts each new row where it asks to be, or at the end if that position is missing or taken. Throws if the sheet would
 * get too long.
 */
async function placeRows(transaction: Transaction<DB>, batchUuid: string, add: NonNullable<Body['add']>) {
  const places = await listPositions(transaction, batchUuid);
  if (add.length > 0 && places.length + add.length > MAX_BATCH_ROWS)
    throw new DomainError('TOO_MANY', { message: '한 번에 10,000건까지 보낼 수 있어요. 나눠서 보내주세요.' });
  const taken = new Set(places);
  let next = (places.at(-1) ?? -1) + 1;
  return add.map(({ rowId, position, cells }) => {
    const place = position === undefined || taken.has(position) ? next : position;
    taken.add(place);
    next = Math.max(next, place + 1);
    return { named: { rowUuid: rowId, position: place, twinAccepted: false, isLeftOut: false }, cells };
  });
}
