import { isUtf8 } from 'node:buffer';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { decodeCp949 } from '../../text/cp949.ts';

export type Sheet = { rows: string[][]; isReadable: true } | { rows: null; isReadable: false };

const UNREADABLE: Sheet = { rows: null, isReadable: false };

/** Reads the first sheet as text. Returns one row more than `maxRows` if there are too many. */
export async function readSheet(bytes: Uint8Array, maxRows: number): Promise<Sheet> {
  try {
    const rows = isZip(bytes) ? await readFirstSheet(bytes, maxRows + 1) : readText(bytes, maxRows + 1);
    if (rows === null) return UNREADABLE;
    return { isReadable: true, rows: rows.map((row) => row.map(textOf)) };
  } catch {
    // Parsers report unsupported files with all kinds of errors.
    return UNREADABLE;
  }
}

async function readFirstSheet(bytes: Uint8Array, maxRows: number) {
  const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows });
  return sheets[0]?.rows ?? null;
}

/** Decodes CSV as UTF-8, or as CP949, Korean Excel's default. */
function readText(bytes: Uint8Array, maxRows: number) {
  if (bytes.includes(0)) return null;
  const text = isUtf8(bytes) ? new TextDecoder().decode(bytes) : decodeCp949(bytes);
  return text === null ? null : parseCsv(text, { maxRows });
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

function textOf(value: unknown) {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value instanceof Date ? value.toISOString().slice(0, 10) : '';
}
