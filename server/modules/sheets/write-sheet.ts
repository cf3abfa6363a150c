import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';

export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Cells of an XLSX are texts by their type; nothing in them is ever a formula. */
export const asXlsx = async (name: string, rows: string[][]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name, rows, columns: rows[0]?.map(() => ({ width: 20 })) ?? [] }] }));

/** With a mark that tells Excel that it is UTF-8. */
export const asCsv = (rows: string[][]) =>
  Buffer.from(`\ufeff${writeCsv(rows.map((cells) => cells.map(harmless)))}`, 'utf8');

/** What begins like this a spreadsheet would calculate, whoever wrote it. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
