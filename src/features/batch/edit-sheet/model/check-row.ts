import { checkCell } from '#rules/sheet-cell.ts';
import { describeCellProblem } from '#rules/sheet-cell-words.ts';
import type { SheetColumn } from '#rules/sheet-columns.ts';
import type { BatchColumn, BatchRow } from '@/entities/batch';

/** The server's rules for cells, applied in the browser so that problems appear while typing. */
export type CellRules = { columns: ReadonlyMap<string, SheetColumn>; today: string };

export const createCellRules = (columns: readonly BatchColumn[], today: string): CellRules => ({
  columns: new Map(columns.map((column) => [column.key, toSheetColumn(column)])),
  today,
});

const toSheetColumn = ({ field, items, slotName, ...column }: BatchColumn): SheetColumn => ({
  ...column,
  name: column.head,
  slotName: slotName || null,
  fieldUuid: field?.fieldId ?? null,
  field: field && items ? { ...field, items } : field,
  choices: null,
  sample: '',
});

/**
 * Checks only the changed cells. Problems that the server found in others remain until it responds, because only the
 * server checks whole rows.
 */
export function setCells(row: BatchRow, texts: Readonly<Record<string, string>>, rules: CellRules): BatchRow {
  const cells = { ...row.cells };
  const repairs = { ...row.repairs };
  const offers = { ...row.offers };
  let problems = row.problems.filter(({ key }) => key !== null && texts[key] === undefined);
  for (const [key, text] of Object.entries(texts)) {
    const column = rules.columns.get(key);
    if (!column) continue;
    const checked = checkCell(column, text, { today: rules.today });
    delete cells[key];
    delete repairs[key];
    delete offers[key];
    if (checked.value !== null) cells[key] = checked.value;
    if (checked.repairs.length > 0) repairs[key] = checked.repairs;
    if (checked.offer !== null) offers[key] = checked.offer;
    if (checked.problem) {
      const { code } = checked.problem;
      problems = [...problems, { key, code, message: describeCellProblem(column, checked.problem, checked.value) }];
    }
  }
  return updateRowState({ ...row, cells, repairs, offers, problems });
}

/** Recomputes from the cells alone whether the row can be sent. */
export function updateRowState(row: BatchRow): BatchRow {
  if (row.state !== 'WRONG' && row.state !== 'READY') return row;
  const isWrong = row.problems.length > 0 || (row.twinOf !== null && !row.twinAccepted);
  return { ...row, state: isWrong ? 'WRONG' : 'READY' };
}

/** Creates a row that the server doesn't have yet. */
export const createRow = (
  { rowId, position, cells }: { rowId: string; position: number; cells: Readonly<Record<string, string>> },
  rules: CellRules,
): BatchRow =>
  setCells(
    {
      rowId,
      position,
      state: 'READY',
      cells: {},
      repairs: {},
      problems: [],
      offers: {},
      twinOf: null,
      twinAccepted: false,
      contractId: null,
      standing: null,
      undelivered: [],
      errorCode: null,
      message: null,
    },
    // Also checks empty cells, because they may be required.
    { ...Object.fromEntries([...rules.columns.keys()].map((key) => [key, ''])), ...cells },
    rules,
  );
