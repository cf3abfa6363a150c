import { useCallback, useMemo, useState } from 'react';
import { MAX_BATCH_ROWS } from '@/shared/config';
import { v4 as createId } from 'uuid';
import type { BatchColumn, BatchRow } from '@/entities/batch';
import { findNextCellError, listCellErrors } from './cell-errors';
import { pasteCells } from './paste';
import { clampPosition, getSelectedRange, selectCell, type CellSelection } from './selection';
import { editCells, removeRows, toCommand, type SheetCommand } from './sheet-command';
import type { SheetEditorState } from './use-sheet';

export type SheetFilter = 'ALL' | 'READY' | 'WRONG';

const FITS: Record<SheetFilter, (row: BatchRow) => boolean> = {
  ALL: () => true,
  READY: ({ state }) => state === 'READY',
  WRONG: ({ state }) => state === 'WRONG',
};

/** Returns the visible rows, the selection and the commands that the screen offers. */
export function useSheetView(columns: readonly BatchColumn[], { rows, run }: Pick<SheetEditorState, 'rows' | 'run'>) {
  const [filter, setFilter] = useState<SheetFilter>('ALL');
  // A corrected row stays visible until the filter changes.
  const [shownIds, setShownIds] = useState<ReadonlySet<string> | null>(null);
  const [selection, setSelection] = useState<CellSelection>(() => selectCell({ row: 0, column: 0 }));
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());

  const keys = useMemo(() => columns.map(({ key }) => key), [columns]);
  const shown = useMemo(() => (shownIds ? rows.filter(({ rowId }) => shownIds.has(rowId)) : rows), [rows, shownIds]);
  const numbers = useMemo(() => new Map(rows.map(({ rowId }, index) => [rowId, index + 1])), [rows]);
  const errors = useMemo(() => listCellErrors(shown, keys), [shown, keys]);
  const extent = { rows: shown.length, columns: keys.length };
  const active = clampPosition(selection.active, extent);
  const anchor = clampPosition(selection.anchor, extent);
  const numberOf = useCallback((rowId: string) => numbers.get(rowId) ?? null, [numbers]);

  const chooseFilter = (next: SheetFilter) => {
    setFilter(next);
    setShownIds(next === 'ALL' ? null : new Set(rows.filter(FITS[next]).map(({ rowId }) => rowId)));
    setSelection(selectCell({ row: 0, column: 0 }));
  };
  const show = (added: SheetCommand['added']) => {
    if (added.length > 0) setShownIds((ids) => ids && new Set([...ids, ...added.map(({ rowId }) => rowId)]));
  };
  const perform = (command: SheetCommand) => {
    show(command.added);
    run(command);
  };
  const goToError = (by: 1 | -1) => {
    const found = errors[findNextCellError(errors, active, by)];
    if (found) setSelection(selectCell(found));
    return found ?? null;
  };
  const nextPosition = (rows.at(-1)?.position ?? -1) + 1;
  const maxNewRows = MAX_BATCH_ROWS - rows.length;

  return {
    keys,
    shown,
    filter,
    errors,
    checked,
    selection: { active, anchor },
    errorPlace: errors.findIndex(({ row, column }) => row === active.row && column === active.column),
    mayAdd: maxNewRows > 0,
    numberOf,
    chooseFilter,
    setChecked,
    select: setSelection,
    goToError,
    perform,
    /** Defaults to the active cell. */
    write: (text: string, position = active) => {
      const [row, key] = [shown[position.row], keys[position.column]];
      if (row && key !== undefined)
        perform(editCells([{ rowId: row.rowId, key, before: row.cells[key] ?? '', after: text }]));
    },
    empty: () => {
      const { top, bottom, left, right } = getSelectedRange({ active, anchor });
      const edits = shown
        .slice(top, bottom + 1)
        .flatMap((row) =>
          keys
            .slice(left, right + 1)
            .map((key) => ({ rowId: row.rowId, key, before: row.cells[key] ?? '', after: '' })),
        );
      perform(editCells(edits));
    },
    copy: (): string[][] => {
      const { top, bottom, left, right } = getSelectedRange({ active, anchor });
      return shown.slice(top, bottom + 1).map((row) => keys.slice(left, right + 1).map((key) => row.cells[key] ?? ''));
    },
    paste: (copied: readonly (readonly string[])[]) => {
      const { top, bottom, left, right } = getSelectedRange({ active, anchor });
      const [height, width] = [bottom - top + 1, right - left + 1];
      const place = { rows: shown, keys, row: top, column: left, height, width };
      perform(pasteCells(copied, { ...place, nextPosition, maxNewRows, createId }));
      const pastedWidth = Math.max(...copied.map((texts) => texts.length));
      const end = { row: top + Math.max(height, copied.length) - 1, column: left + Math.max(width, pastedWidth) - 1 };
      setSelection({
        active: { row: top, column: left },
        anchor: { row: end.row, column: Math.min(keys.length - 1, end.column) },
      });
    },
    addRow: () => {
      const rowId = createId();
      perform(toCommand({ added: [{ rowId, position: nextPosition, cells: {} }] }));
      setSelection(selectCell({ row: shown.length, column: 0 }));
      return rowId;
    },
    remove: (removed: readonly BatchRow[]) => {
      perform(removeRows(removed));
      setChecked(new Set());
    },
  };
}

export type SheetView = ReturnType<typeof useSheetView>;
