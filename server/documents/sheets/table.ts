import type { RawCell } from '../../../rules/sheet-cell.types.ts';
import { decodeCsv, readCsvRows } from './csv-rows.ts';
import { readSheetRows } from './sheet-rows.ts';
import {
  MAX_HEAD_ROWS,
  SAMPLE_ROWS,
  type SheetChoice,
  type SheetPreview,
  type SheetReadResult,
  type TableSurvey,
  type UnreadableReason,
} from './table.types.ts';
import { openWorkbook, type Workbook } from './workbook.ts';

/** The hidden sheet of our forms, with a row for each column's key and heading. */
const FORM_SHEET = '_도장';
const ROWS_PER_PART = 500;
const MAX_FORM_COLUMNS = 200;
const MAX_SHEETS = 100;
const OLE = 0xd0cf11e0;
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

export type Table = { kind: 'CSV'; text: string } | { kind: 'XLSX'; workbook: Workbook };

export function openTable(bytes: Buffer): Table | UnreadableReason {
  if (bytes.length >= 4 && bytes.readUInt32BE(0) === OLE) return bytes.includes(ENCRYPTED) ? 'LOCKED' : 'OLD_EXCEL';
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    try {
      const workbook = openWorkbook(bytes);
      return workbook.sheets.length === 0 ? 'DAMAGED' : { kind: 'XLSX', workbook };
    } catch {
      return 'DAMAGED';
    }
  }
  const text = decodeCsv(bytes);
  return text === null ? 'DAMAGED' : { kind: 'CSV', text };
}

export async function surveyTable(table: Table | UnreadableReason): Promise<TableSurvey | UnreadableReason> {
  if (typeof table === 'string') return table;
  try {
    if (table.kind === 'XLSX') return await surveyWorkbook(table.workbook);
    const sheet = await surveySheet('', readCsvRows(table.text));
    return { is1904: false, form: [], sheets: sheet ? [sheet] : [] };
  } catch {
    return 'DAMAGED';
  }
}

async function surveyWorkbook(workbook: Workbook): Promise<TableSurvey> {
  const sheets: SheetPreview[] = [];
  for (const { name, path, isHidden } of workbook.sheets.slice(0, MAX_SHEETS)) {
    const sheet = isHidden ? null : await surveySheet(name, readSheetRows(workbook, path));
    if (sheet) sheets.push(sheet);
  }
  return { is1904: workbook.is1904, form: await readForm(workbook), sheets };
}

type Part = { from: number; rows: RawCell[][] };

/** Sends rows in batches, because one long message would block the parent process. */
export async function readTableInParts(
  table: Table | UnreadableReason,
  { sheet, headRow, maxRows }: SheetChoice,
  sendPart: (part: Part) => Promise<void> | void,
): Promise<SheetReadResult | UnreadableReason> {
  if (typeof table === 'string') return table;
  let above = headRow + 1;
  let from = 0;
  let rows: RawCell[][] = [];
  let hasMore = false;
  try {
    for await (const cells of readRows(table, sheet)) {
      if (above > 0) {
        above -= 1;
        continue;
      }
      hasMore = from + rows.length === maxRows;
      if (hasMore) break;
      rows.push(cells);
      if (rows.length < ROWS_PER_PART) continue;
      await sendPart({ from, rows });
      from += rows.length;
      rows = [];
    }
  } catch {
    return 'DAMAGED';
  }
  if (rows.length > 0) await sendPart({ from, rows });
  return { hasMore };
}

function readRows(table: Table, sheet: string): AsyncIterable<RawCell[]> | Iterable<RawCell[]> {
  if (table.kind === 'CSV') return readCsvRows(table.text);
  const found = table.workbook.sheets.find(({ name, isHidden }) => !isHidden && name === sheet);
  return found ? readSheetRows(table.workbook, found.path) : [];
}

async function surveySheet(name: string, rows: AsyncIterable<RawCell[]> | Iterable<RawCell[]>) {
  const first: string[][] = [];
  for await (const cells of rows) {
    first.push(cells.map(toText));
    if (first.length === MAX_HEAD_ROWS + SAMPLE_ROWS) break;
  }
  return first.length === 0 ? null : { name, rows: first };
}

async function readForm({ sheets, ...workbook }: Workbook): Promise<TableSurvey['form']> {
  const found = sheets.find(({ name }) => name === FORM_SHEET);
  if (!found) return [];
  const form: TableSurvey['form'] = [];
  for await (const [key, head] of readSheetRows({ sheets, ...workbook }, found.path)) {
    if (typeof key === 'string' && typeof head === 'string') form.push({ key, head });
    if (form.length >= MAX_FORM_COLUMNS) break;
  }
  return form;
}

function toText(cell: RawCell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return 'date' in cell ? cell.date : '';
  return String(cell).trim();
}
