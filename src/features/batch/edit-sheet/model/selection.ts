export type CellPosition = { row: number; column: number };
/** The active cell, and the opposite corner of the selected range. */
export type CellSelection = { active: CellPosition; anchor: CellPosition };
export type SheetExtent = { rows: number; columns: number; pageRows: number };
export type CellRange = { top: number; bottom: number; left: number; right: number };

export const selectCell = (position: CellPosition): CellSelection => ({ active: position, anchor: position });

export const getSelectedRange = ({ active, anchor }: CellSelection): CellRange => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
});

export type MoveKey = { key: string; shiftKey: boolean; isWide: boolean };

/** Returns null for keys that don't move the selection. `isWide` is Ctrl or ⌘. */
export function moveSelection(selection: CellSelection, { key, shiftKey, isWide }: MoveKey, extent: SheetExtent) {
  const { row, column } = selection.active;
  const last = { row: extent.rows - 1, column: extent.columns - 1 };
  const to: Record<string, CellPosition> = {
    ArrowUp: { row: isWide ? 0 : row - 1, column },
    ArrowDown: { row: isWide ? last.row : row + 1, column },
    ArrowLeft: { row, column: isWide ? 0 : column - 1 },
    ArrowRight: { row, column: isWide ? last.column : column + 1 },
    Home: { row: isWide ? 0 : row, column: 0 },
    End: { row: isWide ? last.row : row, column: last.column },
    PageUp: { row: row - extent.pageRows, column },
    PageDown: { row: row + extent.pageRows, column },
  };
  const position = to[key];
  if (!position) return null;
  const active = clampPosition(position, extent);
  return shiftKey ? { active, anchor: selection.anchor } : selectCell(active);
}

/** After a row's last cell, Tab continues in the next row. */
export function stepCell({ active: { row, column } }: CellSelection, by: 1 | -1, extent: SheetExtent): CellSelection {
  const place = row * extent.columns + column + by;
  const bounded = Math.min(extent.rows * extent.columns - 1, Math.max(0, place));
  return selectCell({ row: Math.floor(bounded / extent.columns), column: bounded % extent.columns });
}

export const clampPosition = (
  { row, column }: CellPosition,
  { rows, columns }: Pick<SheetExtent, 'rows' | 'columns'>,
): CellPosition => ({
  row: Math.min(Math.max(0, rows - 1), Math.max(0, row)),
  column: Math.min(Math.max(0, columns - 1), Math.max(0, column)),
});
