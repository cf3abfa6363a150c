import type { Transaction } from 'kysely';
import { findTwins } from '../../../rules/sheet-twins.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { listPeople, setTwins, type TwinChange } from './batch-rows.repository.ts';

export type DuplicateCandidate = Awaited<ReturnType<typeof listPeople>>[number];

/** Finds rows with the same people as an earlier row of the batch, and stores what has changed. */
export const refreshTwins = async (transaction: Transaction<DB>, batchUuid: string): Promise<string[]> =>
  storeTwins(transaction, batchUuid, await listPeople(transaction, batchUuid));

/**
 * Finds duplicates among all rows of a batch and stores what has changed. Returns the rows whose duplicate changed.
 * Excluded rows don't count.
 */
export async function storeTwins(
  transaction: Transaction<DB>,
  batchUuid: string,
  rows: readonly DuplicateCandidate[],
): Promise<string[]> {
  const present = rows.flatMap(({ state, people }, row) => (state === 'LEFT_OUT' ? [] : [{ row, people }]));
  const twins = findTwins(present);
  const changes = rows.flatMap(({ rowUuid, state, twinOf, twinAccepted, hasProblems }, row): TwinChange[] => {
    const twin = rows[twins.get(row) ?? -1]?.rowUuid ?? null;
    const isWrong = hasProblems || (twin !== null && !twinAccepted);
    const next = state === 'READY' || state === 'WRONG' ? (isWrong ? 'WRONG' : 'READY') : state;
    return twin === twinOf && next === state ? [] : [{ rowUuid, twinOf: twin, state: next }];
  });
  await setTwins(transaction, batchUuid, changes);
  return changes.map(({ rowUuid }) => rowUuid);
}
