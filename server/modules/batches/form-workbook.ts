import { writeXlsx, type CellValue, type ColumnDef, type DataValidation, type WriteSheet } from 'hucre/xlsx';
import { isValidDate } from '../../../rules/dates.ts';
import type { SheetColumn } from '../../../rules/sheet-columns.ts';

/** The hidden sheet that identifies an uploaded form. Keep the name in step with `table.ts`, which reads it. */
export const FORM_SHEET_NAME = '_도장';

/** Empty rows formatted like their column. Without that, spreadsheets drop the leading zero of phone numbers. */
const PREPARED_ROWS = 1_000;
/** The last row with drop-downs: the header and as many rows as a batch can have. */
const LAST_ROW = 10_001;
const [MIN_WIDTH, MAX_WIDTH] = [12, 40];

export type FormRow = readonly CellValue[];
type Form = { columns: readonly SheetColumn[]; number: number; sample: FormRow | null };

export async function writeFormWorkbook({ columns, number, sample }: Form): Promise<Buffer> {
  const heads = columns.map(formatFormHeader);
  const prepared: CellValue[][] = Array.from({ length: PREPARED_ROWS }, () => columns.map(() => null));
  const sheets: WriteSheet[] = [
    {
      name: '받는 분',
      rows: [heads, ...(sample ? [[...sample]] : []), ...prepared],
      columns: describeFormColumns(columns),
      freezePane: { rows: 1 },
      dataValidations: columns.flatMap(toDropDown),
    },
    buildFormSheet(columns, number),
  ];
  return Buffer.from(await writeXlsx({ sheets }));
}

/** Formats a column's heading, with an asterisk if the column is required. */
export const formatFormHeader = ({ head, isRequired }: Pick<SheetColumn, 'head' | 'isRequired'>) =>
  isRequired ? `${head}*` : head;

export const describeFormColumns = (columns: readonly SheetColumn[]): ColumnDef[] =>
  columns.map((column) => {
    const format = chooseFormat(column);
    return { width: chooseWidth(column), ...(format !== null && { style: { numFmt: format } }) };
  });

/** Describes the hidden sheet: the version, and each column's key, heading and items. */
export const buildFormSheet = (columns: readonly SheetColumn[], number: number): WriteSheet => ({
  name: FORM_SHEET_NAME,
  hidden: true,
  rows: [
    ['version', number],
    ...columns.map(({ key, head, field }) => [key, head, ...(field?.kind === 'LIST' ? (field.items ?? []) : [])]),
  ],
});

export const toSampleCell = (column: SheetColumn): CellValue => toFormCell(column, column.sample);

/** Converts a value to what typing it into a spreadsheet stores: a number, a date or text. */
export function toFormCell({ field }: SheetColumn, value: string | null): CellValue {
  if (value === null || value === '') return null;
  if (field?.kind === 'DATE') return isValidDate(value) ? new Date(`${value}T00:00:00Z`) : value;
  const isNumber = (field?.kind === 'NUMBER' || field?.kind === 'AMOUNT') && String(Number(value)) === value;
  return isNumber ? Number(value) : value;
}

/** Chooses a column's format. Text cells keep leading zeros. */
function chooseFormat({ kind, field }: SheetColumn): string | null {
  if (field?.kind === 'AMOUNT') return '#,##0';
  if (field?.kind === 'DATE') return 'yyyy-mm-dd';
  if (field?.kind === 'NUMBER') return null;
  return kind === 'FIELD' || kind === 'PHONE' || kind === 'ACCESS_CODE' ? '@' : null;
}

function chooseWidth(column: SheetColumn): number {
  // Hangul is about twice as wide as a digit, which is the unit of column widths.
  const widths = [formatFormHeader(column), column.sample].map(
    (text) => text.length + (text.match(/[가-힣]/g)?.length ?? 0),
  );
  return Math.min(Math.max(...widths, MIN_WIDTH) + 2, MAX_WIDTH);
}

/**
 * Takes items from the hidden sheet. Inside the rule, they can't contain commas, and are limited to 255 characters in
 * total.
 */
function toDropDown({ field }: SheetColumn, index: number): DataValidation[] {
  const items = field?.kind === 'LIST' ? (field.items ?? []) : [];
  if (items.length === 0) return [];
  const line = index + 2;
  const letters = toLetters(index);
  return [
    {
      type: 'list',
      formula1: `'${FORM_SHEET_NAME}'!$C$${line}:$${toLetters(items.length + 1)}$${line}`,
      allowBlank: true,
      showErrorMessage: true,
      errorStyle: 'warning',
      errorTitle: '목록에 없는 값이에요',
      errorMessage: '목록에서 골라주세요.',
      range: `${letters}2:${letters}${LAST_ROW}`,
    },
  ];
}

function toLetters(index: number): string {
  const first = Math.floor(index / 26);
  return (first > 0 ? toLetters(first - 1) : '') + String.fromCharCode(65 + (index % 26));
}
