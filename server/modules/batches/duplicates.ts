import type { Transaction } from 'kysely';
import { findDuplicateRows } from '../../../rules/sheet-duplicates.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { listRowPeople, storeDuplicates, type DuplicateChange } from './batch-rows.repository.ts';

export type DuplicateCandidate = Awaited<ReturnType<typeof listRowPeople>>[number];

export const refreshDuplicates = async (transaction: Transaction<DB>, batchUuid: string): Promise<string[]> =>
  updateDuplicates(transaction, batchUuid, await listRowPeople(transaction, batchUuid));

/**
 * Finds duplicates among a batch's rows, and stores what has changed. Returns the rows whose duplicate changed.
 * Excluded rows don't count.
 */
export async function updateDuplicates(
  transaction: Transaction<DB>,
  batchUuid: string,
  rows: readonly DuplicateCandidate[],
): Promise<string[]> {
  const present = rows.flatMap(({ state, people }, row) => (state === 'LEFT_OUT' ? [] : [{ row, people }]));
  const twins = findDuplicateRows(present);
  const changes = rows.flatMap(({ rowUuid, state, twinOf, twinAccepted, hasProblems }, row): DuplicateChange[] => {
    const twin = rows[twins.get(row) ?? -1]?.rowUuid ?? null;
    const isWrong = hasProblems || (twin !== null && !twinAccepted);
    const next = state === 'READY' || state === 'WRONG' ? (isWrong ? 'WRONG' : 'READY') : state;
    return twin === twinOf && next === state ? [] : [{ rowUuid, twinOf: twin, state: next }];
  });
  await storeDuplicates(transaction, batchUuid, changes);
  return changes.map(({ rowUuid }) => rowUuid);
}
