import { checkCell } from './sheet-cell.ts';
import type { CellContext, RawCell } from './sheet-cell.types.ts';
import type { SheetColumn } from './sheet-columns.ts';

/**
 * Returns whether a row is the form's sample row, unchanged except for dates and amounts that a spreadsheet
 * reformatted.
 */
export function isSampleRow(
  columns: readonly SheetColumn[],
  matched: Readonly<Record<string, number>>,
  cells: readonly RawCell[],
  context: CellContext,
): boolean {
  const present = columns.filter(({ key }) => matched[key] !== undefined);
  const valueOf = (column: SheetColumn, raw: RawCell) => checkCell(column, raw, context).value;
  return (
    present.some(({ sample }) => sample !== '') &&
    present.every(
      (column) => valueOf(column, cells[matched[column.key] ?? -1] ?? null) === valueOf(column, column.sample),
    )
  );
}
