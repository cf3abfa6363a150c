import { getSeoulDay } from '#rules/dates.ts';
import { describeCellProblem } from '#rules/sheet-cell-words.ts';
import { checkCell } from '#rules/sheet-cell.ts';
import { listSheetColumns, type SheetColumn } from '#rules/sheet-columns.ts';
import type { Template } from '@/entities/template';

export type SharedValues = Readonly<Record<string, string>>;

/** Lists the fields with the same value for everybody: a sheet's columns except those about people. */
export const listSharedColumns = ({ content }: Pick<Template, 'content'>): SheetColumn[] =>
  listSheetColumns(content).filter(({ kind }) => kind === 'FIELD');

/** Returns problems by field id, with the same messages as in a sheet. */
export function findValueProblems(columns: readonly SheetColumn[], values: SharedValues, now: Date) {
  const found = columns.flatMap((column) => {
    if (column.fieldUuid === null) return [];
    const { problem } = checkCell(column, values[column.fieldUuid] ?? '', { today: getSeoulDay(now) });
    return problem ? [[column.fieldUuid, describeCellProblem(column, problem)] as const] : [];
  });
  return new Map(found);
}

export const toSenderValues = (values: SharedValues) =>
  Object.entries(values).flatMap(([fieldId, value]) => (value.trim() === '' ? [] : [{ fieldId, value }]));
