import { isUtf8 } from 'node:buffer';
import { streamCsvRows } from 'hucre/csv';
import type { RawCell } from '../../../rules/sheet-cell.types.ts';
import { decodeCp949 } from '../../text/cp949.ts';
import { isFilled, toTextCell } from './sheet-rows.ts';

const DELIMITERS = [',', ';', '\t'] as const;
/** Matches the line that tells Excel which separator is used. */
const SEPARATOR_LINE = /^sep=(.)\r?\n?/i;
const QUOTED = /"(?:[^"]|"")*"/g;

/**
 * Decodes a CSV file: UTF-16 or UTF-8 if it has a byte order mark, UTF-8 if it is valid, or else the code page of
 * Korean Excel. Returns null for binary files.
 */
export function decodeCsv(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Text never contains zero bytes, but almost every binary file does.
  if (bytes.includes(0)) return null;
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : decodeCp949(bytes);
}

/** Reads the rows that contain a value. Removes the apostrophe that protects text such as `=1`. */
export function* readCsvRows(text: string): Generator<RawCell[], void, undefined> {
  const [line = '', told] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(line.length);
  const delimiter = told ?? guessDelimiter(body);
  for (const cells of streamCsvRows(body, { delimiter, unescapeFormulae: true })) {
    const row = cells.map((cell): RawCell => (typeof cell === 'string' ? toTextCell(cell) : null));
    if (row.some(isFilled)) yield row;
  }
}

/** Returns the delimiter that occurs most often in the header, outside quotes. */
function guessDelimiter(text: string): string {
  const [head = ''] = text
    .trimStart()
    .replaceAll(QUOTED, '')
    .split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best), ',');
}
