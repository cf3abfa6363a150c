import { isUtf8 } from 'node:buffer';
import { streamCsvRows } from 'hucre/csv';
import type { RawCell } from '../../../rules/sheet-cell.types.ts';
import { decodeCp949 } from '../../text/cp949.ts';
import { isFilled, toTextCell } from './sheet-rows.ts';

const DELIMITERS = [',', ';', '\t'] as const;
/** Matches the line that tells Excel the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n?/i;
const QUOTED = /"(?:[^"]|"")*"/g;

/**
 * Decodes a CSV file by its byte order mark, as UTF-8 if valid, or as Korean Excel's code page. Returns null for binary
 * files.
 */
export function decodeCsv(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Text has no zero bytes, and nearly every binary file has some.
  if (bytes.includes(0)) return null;
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : decodeCp949(bytes);
}

/** Reads the rows that aren't empty. Removes the apostrophe that protects text such as `=1`. */
export function* readCsvRows(text: string): Generator<RawCell[], void, undefined> {
  const [line = '', told] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(line.length);
  const delimiter = told ?? guessDelimiter(body);
  for (const cells of streamCsvRows(body, { delimiter, unescapeFormulae: true })) {
    const row = cells.map((cell): RawCell => (typeof cell === 'string' ? toTextCell(cell) : null));
    if (row.some(isFilled)) yield row;
  }
}

/** Returns the most frequent delimiter in the header, outside quotes. */
function guessDelimiter(text: string): string {
  const [head = ''] = text
    .trimStart()
    .replaceAll(QUOTED, '')
    .split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best), ',');
}
