import * as v from 'valibot';
import type { RawCell } from '../../../rules/sheet-cell.types.ts';
import type { SheetReadResult, TableSurvey, UnreadableReason } from './table.types.ts';

const texts = v.array(v.string());
const reason = v.picklist(['LOCKED', 'OLD_EXCEL', 'DAMAGED']);
const survey = v.strictObject({
  is1904: v.boolean(),
  form: v.array(v.strictObject({ key: v.string(), head: v.string() })),
  sheets: v.array(v.strictObject({ name: v.string(), rows: v.array(texts) })),
});

/** Validates the child process's result like any other input, because the child has opened an untrusted file. */
export const readSurveyResult = (value: unknown): TableSurvey | UnreadableReason =>
  typeof value === 'string' ? v.parse(reason, value) : v.parse(survey, value);

const rowsRead = v.strictObject({ hasMore: v.boolean() });

export const readRowsResult = (value: unknown): SheetReadResult | UnreadableReason =>
  typeof value === 'string' ? v.parse(reason, value) : v.parse(rowsRead, value);

/** Validates rows without a schema, which takes a tenth of a second for 10,000 rows and blocks the process. */
export function readRowsPart(value: unknown): { from: number; rows: RawCell[][] } {
  const { from, rows } = v.parse(part, value);
  return {
    from,
    rows: rows.map((row) => {
      if (!Array.isArray(row)) throw new TypeError('A row is no list.');
      return row.map(readCell);
    }),
  };
}

const part = v.strictObject({ from: v.number(), rows: v.array(v.unknown()) });

function readCell(cell: unknown): RawCell {
  if (cell === null || typeof cell === 'string' || typeof cell === 'boolean') return cell;
  if (typeof cell === 'number' && Number.isFinite(cell)) return cell;
  if (typeof cell === 'object' && 'date' in cell && typeof cell.date === 'string') return { date: cell.date };
  if (typeof cell === 'object' && 'problem' in cell && cell.problem === 'NO_RESULT') return { problem: cell.problem };
  throw new TypeError('A cell is of no known kind.');
}
