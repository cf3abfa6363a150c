import { MAX_ROWS_PER_CALL, type BatchRow, type SheetCells } from '@/entities/batch';
import { setCells, updateRowState, type CellRules } from './check-row';
import type { SheetCommand } from './sheet-command';

export type RowsChangeBody = {
  changes: { rowId: string; cells?: SheetCells; twinAccepted?: boolean; isLeftOut?: boolean }[];
  add: { rowId: string; position: number; cells: SheetCells }[];
  remove: string[];
};

export type PendingRow = {
  /** The position of a row that the server doesn't have yet. */
  added?: number;
  isRemoved?: boolean;
  cells?: SheetCells;
  isLeftOut?: boolean;
  twinAccepted?: boolean;
};
export type PendingRows = ReadonlyMap<string, PendingRow>;

/** The latest text of a cell wins. */
export function mergeCommand(pending: PendingRows, command: SheetCommand): PendingRows {
  const next = new Map(pending);
  for (const { rowId } of command.removed) {
    // A row that the server has never seen needs no removal.
    if (next.get(rowId)?.added === undefined || next.get(rowId)?.isRemoved) next.set(rowId, { isRemoved: true });
    else next.delete(rowId);
  }
  for (const { rowId, position, cells } of command.added)
    next.set(rowId, { ...(next.get(rowId)?.isRemoved && { isRemoved: true }), added: position, cells });
  for (const { rowId, key, after } of command.edits) {
    const row = next.get(rowId) ?? {};
    next.set(rowId, { ...row, cells: { ...row.cells, [key]: after } });
  }
  for (const { rowId, mark, after } of command.marks) next.set(rowId, { ...next.get(rowId), [mark]: after });
  return next;
}

/** Restores changes that could not be saved. Later changes take precedence. */
export function mergePendingRows(earlier: PendingRows, later: PendingRows): PendingRows {
  const next = new Map(earlier);
  for (const [rowId, row] of later) {
    const before = next.get(rowId);
    if (row.isRemoved && before?.added !== undefined && !before.isRemoved && row.added === undefined)
      next.delete(rowId);
    else if (row.isRemoved || row.added !== undefined || !before) next.set(rowId, row);
    else next.set(rowId, { ...before, ...row, cells: { ...before.cells, ...row.cells } });
  }
  return next;
}

export function splitNextRows(pending: PendingRows): { now: PendingRows; later: PendingRows } {
  const entries = [...pending];
  const later = new Map(entries.slice(MAX_ROWS_PER_CALL));
  const now = new Map(entries.slice(0, MAX_ROWS_PER_CALL));
  for (const [rowId, { added, isLeftOut, twinAccepted }] of now) {
    // A request can't both add a row and set its marks, so the marks follow in the next one.
    if (added !== undefined && (isLeftOut || twinAccepted))
      later.set(rowId, { ...(isLeftOut && { isLeftOut }), ...(twinAccepted && { twinAccepted }) });
  }
  return { now, later };
}

export function toRowsChange(slice: PendingRows): RowsChangeBody {
  const body: RowsChangeBody = { changes: [], add: [], remove: [] };
  for (const [rowId, { added, isRemoved, cells = {}, isLeftOut, twinAccepted }] of slice) {
    if (isRemoved) body.remove.push(rowId);
    if (added !== undefined) body.add.push({ rowId, position: added, cells: withoutEmpty(cells) });
    else if (!isRemoved)
      body.changes.push({
        rowId,
        cells,
        ...(isLeftOut !== undefined && { isLeftOut }),
        ...(twinAccepted !== undefined && { twinAccepted }),
      });
  }
  return body;
}

const withoutEmpty = (cells: SheetCells): SheetCells =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));

/** The response takes precedence, except in cells edited since the request. */
export function mergeResponse(
  rows: readonly BatchRow[],
  answered: readonly BatchRow[],
  pending: PendingRows,
  rules: CellRules,
): readonly BatchRow[] {
  const byId = new Map(answered.map((row) => [row.rowId, row]));
  return rows.map((row) => {
    const answer = byId.get(row.rowId);
    if (!answer) return row;
    const later = pending.get(row.rowId);
    if (!later) return answer;
    const { cells, isLeftOut, twinAccepted } = later;
    const typed = cells ? setCells(answer, cells, rules) : answer;
    const marked = twinAccepted === undefined ? typed : updateRowState({ ...typed, twinAccepted });
    if (isLeftOut === undefined) return marked;
    return isLeftOut
      ? { ...marked, state: 'LEFT_OUT' as const }
      : updateRowState({ ...marked, state: 'READY' as const });
  });
}
