import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';

export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Creates an XLSX file with text cells only, so that none becomes a formula. */
export const toXlsx = async (name: string, rows: string[][]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name, rows, columns: rows[0]?.map(() => ({ width: 20 })) ?? [] }] }));

/** Creates a CSV file. The byte order mark tells Excel that it is UTF-8. */
export const toCsv = (rows: string[][]) =>
  Buffer.from(`\ufeff${writeCsv(rows.map((cells) => cells.map(neutralizeFormula)))}`, 'utf8');

/** Adds an apostrophe to text that spreadsheets would run as a formula. */
export const neutralizeFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
