import { isUtf8 } from 'node:buffer';
import { streamCsvRows } from 'hucre/csv';
import type { RawCell } from '../../../rules/sheet-cell.types.ts';
import { decodeCp949 } from '../../text/cp949.ts';
import { isFilled, toTextCell } from './sheet-rows.ts';

const DELIMITERS = [',', ';', '\t'] as const;
/** The line by which Excel is told how cells are separated. */
const SEPARATOR_LINE = /^sep=(.)\r?\n?/i;
const QUOTED = /"(?:[^"]|"")*"/g;

/** Decodes the text of a CSV file: UTF-16 and UTF-8 with a mark, UTF-8, and otherwise the code page of Korean Excel. */
export function decodeCsv(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // No text has such bytes, but nearly every other file does.
  if (bytes.includes(0)) return null;
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : decodeCp949(bytes);
}

/** Reads the rows that have a value. The apostrophe by which texts like `=1` are protected is no part of them. */
export function* readCsvRows(text: string): Generator<RawCell[], void, undefined> {
  const [line = '', told] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(line.length);
  const delimiter = told ?? guessDelimiter(body);
  for (const cells of streamCsvRows(body, { delimiter, unescapeFormulae: true })) {
    const row = cells.map((cell): RawCell => (typeof cell === 'string' ? toTextCell(cell) : null));
    if (row.some(isFilled)) yield row;
  }
}

/** The delimiter that is in the head most often, outside of quotes. */
function guessDelimiter(text: string): string {
  const [head = ''] = text
    .trimStart()
    .replaceAll(QUOTED, '')
    .split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best), ',');
}
