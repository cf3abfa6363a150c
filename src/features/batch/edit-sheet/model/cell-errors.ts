import type { BatchRow } from '@/entities/batch';
import type { CellPosition } from './selection';

/** Lists invalid cells in reading order. A problem with a whole row is listed at its first cell. */
export function listCellErrors(rows: readonly BatchRow[], keys: readonly string[]): CellPosition[] {
  const place = new Map(keys.map((key, index) => [key, index]));
  return rows.flatMap((row, index) => {
    if (row.state !== 'WRONG') return [];
    const columns = row.problems.map(({ key }) => place.get(key ?? '') ?? 0);
    if (row.twinOf !== null && !row.twinAccepted) columns.push(0);
    return [...new Set(columns)].toSorted((one, other) => one - other).map((column) => ({ row: index, column }));
  });
}

/** Wraps around at either end. Returns −1 without errors. */
export function findNextCellError(errors: readonly CellPosition[], from: CellPosition, by: 1 | -1): number {
  const isAfter = ({ row, column }: CellPosition) => row > from.row || (row === from.row && column > from.column);
  const isBefore = ({ row, column }: CellPosition) => row < from.row || (row === from.row && column < from.column);
  if (errors.length === 0) return -1;
  const found = by === 1 ? errors.findIndex(isAfter) : errors.findLastIndex(isBefore);
  return found === -1 ? (by === 1 ? 0 : errors.length - 1) : found;
}
