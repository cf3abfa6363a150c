import type { BatchRow, SheetCells } from '@/entities/batch';
import { createRow, setCells, updateRowState, type CellRules } from './check-row';

/** A cell's text before and after. An empty string means an empty cell. */
export type CellEdit = { rowId: string; key: string; before: string; after: string };
/** A row's mark is that it is left out, or sent despite another row with the same person. */
export type RowMarkChange = { rowId: string; mark: 'isLeftOut' | 'twinAccepted'; before: boolean; after: boolean };
export type PositionedRow = { rowId: string; position: number; cells: SheetCells };

/** One undo step, however many cells it changes. */
export type SheetCommand = {
  edits: readonly CellEdit[];
  marks: readonly RowMarkChange[];
  added: readonly PositionedRow[];
  removed: readonly PositionedRow[];
};

const NOTHING: SheetCommand = { edits: [], marks: [], added: [], removed: [] };
export const toCommand = (part: Partial<SheetCommand>): SheetCommand => ({ ...NOTHING, ...part });

export const isEmptyCommand = ({ edits, marks, added, removed }: SheetCommand) =>
  edits.length + marks.length + added.length + removed.length === 0;

export const editCells = (edits: readonly CellEdit[]): SheetCommand =>
  toCommand({ edits: edits.filter(({ before, after }) => before !== after) });

export const markRows = (rows: readonly BatchRow[], mark: RowMarkChange['mark'], after: boolean): SheetCommand =>
  toCommand({
    marks: rows.flatMap((row) => {
      const before = mark === 'isLeftOut' ? row.state === 'LEFT_OUT' : row.twinAccepted;
      return before === after ? [] : [{ rowId: row.rowId, mark, before, after }];
    }),
  });

export const removeRows = (rows: readonly BatchRow[]): SheetCommand =>
  toCommand({ removed: rows.map(({ rowId, position, cells }) => ({ rowId, position, cells })) });

const swap = <Change extends { before: unknown; after: unknown }>(change: Change): Change => ({
  ...change,
  before: change.after,
  after: change.before,
});

export const invertCommand = ({ edits, marks, added, removed }: SheetCommand): SheetCommand => ({
  edits: edits.map(swap),
  marks: marks.map(swap),
  added: removed,
  removed: added,
});

/** Unchanged rows stay the same objects. */
export function applyCommand(rows: readonly BatchRow[], command: SheetCommand, rules: CellRules): readonly BatchRow[] {
  const texts = new Map<string, Record<string, string>>();
  for (const { rowId, key, after } of command.edits) texts.set(rowId, { ...texts.get(rowId), [key]: after });
  const marks = new Map<string, RowMarkChange[]>();
  for (const mark of command.marks) marks.set(mark.rowId, [...(marks.get(mark.rowId) ?? []), mark]);
  const removed = new Set(command.removed.map(({ rowId }) => rowId));

  const kept = rows.flatMap((row) => {
    if (removed.has(row.rowId)) return [];
    const own = texts.get(row.rowId);
    const edited = own ? setCells(row, own, rules) : row;
    return [(marks.get(row.rowId) ?? []).reduce(applyMark, edited)];
  });
  if (command.added.length === 0) return kept;
  const present = new Set(kept.map(({ rowId }) => rowId));
  const added = command.added.filter(({ rowId }) => !present.has(rowId)).map((row) => createRow(row, rules));
  return [...kept, ...added].toSorted((one, other) => one.position - other.position);
}

function applyMark(row: BatchRow, { mark, after }: RowMarkChange): BatchRow {
  if (mark === 'twinAccepted') return updateRowState({ ...row, twinAccepted: after });
  return after ? { ...row, state: 'LEFT_OUT' } : updateRowState({ ...row, state: 'READY' });
}
