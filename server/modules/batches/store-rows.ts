import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { upsertRows, type CheckedRowRecord } from './batch-rows.repository.ts';
import { encryptCells, encryptOffers } from './cells.ts';
import { checkRows, type CheckedRow, type RawCells } from './check-rows.ts';
import type { Sheet } from './load-sheet.ts';

type NamedRow = { rowUuid: string; position: number; twinAccepted: boolean; isLeftOut: boolean };
type NewRow = { named: NamedRow; cells: RawCells };
type Store = { batchUuid: string; sheet: Sheet };

/** Checks and stores rows, then finds duplicates, because a row may duplicate any other. */
export async function storeRows(
  deps: Pick<Deps, 'patterns' | 'secrets'>,
  transaction: Transaction<DB>,
  { batchUuid, sheet }: Store,
  rows: readonly NewRow[],
) {
  await upsertRows(transaction, batchUuid, await checkRowRecords(deps, sheet, rows));
}

export async function checkRowRecords(
  deps: Pick<Deps, 'patterns' | 'secrets'>,
  sheet: Sheet,
  rows: readonly NewRow[],
  options?: { is1904: boolean },
): Promise<CheckedRowRecord[]> {
  const checked = await checkRows(
    deps,
    sheet,
    rows.map(({ cells }) => cells),
    options,
  );
  return rows.flatMap(({ named }, index) => {
    const row = checked[index];
    return row ? [toRecord(deps, named, row)] : [];
  });
}

function toRecord(
  { secrets }: Pick<Deps, 'secrets'>,
  { isLeftOut, ...named }: NamedRow,
  { cells, repairs, problems, offers, people }: CheckedRow,
): CheckedRowRecord {
  return {
    ...named,
    cellsEnc: encryptCells(secrets, cells),
    repairs,
    problems,
    offersEnc: encryptOffers(secrets, offers),
    people,
    twinOf: null,
    state: isLeftOut ? 'LEFT_OUT' : problems.length > 0 ? 'WRONG' : 'READY',
  };
}
