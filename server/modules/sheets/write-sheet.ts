import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';

export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** All cells are written as text, so none is ever evaluated as a formula. */
export const toXlsx = async (name: string, rows: string[][]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name, rows, columns: rows[0]?.map(() => ({ width: 20 })) ?? [] }] }));

/** The byte order mark tells Excel that the file is UTF-8. */
export const toCsv = (rows: string[][]) =>
  Buffer.from(`\ufeff${writeCsv(rows.map((cells) => cells.map(guardText)))}`, 'utf8');

/** Spreadsheets would evaluate this text as a formula. */
export const guardText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
