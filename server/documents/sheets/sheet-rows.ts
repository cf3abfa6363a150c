import type { RawCell } from '../../../rules/sheet-cell.types.ts';
import { formatDayTime, type DayStyle } from './day-styles.ts';
import { findElements, readAttributes, readRichText, decodeText } from './xml.ts';
import { MAX_PART_BYTES, type Workbook } from './workbook.ts';

/** Later columns are ignored. Our forms have up to 100 columns, and our reports a few more. */
const MAX_COLUMNS = 500;
/** Longer than any row of so many columns, even with the longest text that Excel allows in every cell. */
const MAX_ROW_LENGTH = 20_000_000;
const MAX_TAG_LENGTH = 1_000;
const ROW_END = /<\/(?:\w+:)?row\s*>|<(?:\w+:)?row(?=[\s/])[^>]*\/>/g;
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v\s*>/;
const NO_RESULT: RawCell = { problem: 'NO_RESULT' };
const DAY_MS = 86_400_000;
const [FIRST_DAY, FIRST_DAY_OF_1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];
/** The last date in Excel, in the year 9999. */
const MAX_SERIAL = 2_958_465;

type Styles = Pick<Workbook, 'strings' | 'dayStyles' | 'is1904'>;

/** Reads the rows that aren't empty, in chunks. Only the first of merged cells has a value. */
export async function* readSheetRows(
  { zip, ...styles }: Workbook,
  path: string,
): AsyncGenerator<RawCell[], void, undefined> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  let length = 0;
  let overlap = '';
  for await (const chunk of zip.stream(path, MAX_PART_BYTES)) {
    const text = decoder.decode(chunk, { stream: true });
    pieces.push(text);
    length += text.length;
    // Searches only the new text. Searching all of it again for every chunk takes too long when no row ends.
    const searched = overlap + text;
    const end = findLastRowEnd(searched);
    overlap = searched.slice(-MAX_TAG_LENGTH);
    if (end === 0) {
      if (length > MAX_ROW_LENGTH) throw new RangeError('a row is too long');
      continue;
    }
    const whole = pieces.join('');
    const rest = searched.slice(end);
    yield* readRows(whole.slice(0, whole.length - rest.length), styles);
    pieces = [rest];
    length = rest.length;
    overlap = rest.slice(-MAX_TAG_LENGTH);
  }
}

function findLastRowEnd(text: string): number {
  let end = 0;
  for (const match of text.matchAll(ROW_END)) end = match.index + match[0].length;
  return end;
}

function* readRows(xml: string, styles: Styles): Generator<RawCell[]> {
  for (const { content } of findElements(xml, 'row')) {
    if (content === '') continue;
    const cells: RawCell[] = [];
    let next = 0;
    for (const { tag, content: inner } of findElements(content, 'c')) {
      const attributes = readAttributes(tag);
      const place = readColumn(attributes.get('r')) ?? next;
      next = place + 1;
      if (place >= MAX_COLUMNS || inner === '') continue;
      const cell = readCell(attributes, inner, styles);
      if (cell === null || cell === '') continue;
      while (cells.length < place) cells.push(null);
      cells[place] = cell;
    }
    if (cells.some(isFilled)) yield cells;
  }
}

const ERROR = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!)$/;

/** Turns an error's text, such as `#N/A`, into an error cell. Saving as CSV or pasting values makes errors text. */
export const toTextCell = (text: string): RawCell => (ERROR.test(text) ? NO_RESULT : text);

export const isFilled = (cell: RawCell) => cell !== null && !(typeof cell === 'string' && cell.trim() === '');

/** Returns the column index of an address such as AB12, or null. */
function readColumn(address: string | undefined): number | null {
  const letters = /^[A-Za-z]{1,3}/.exec(address ?? '')?.[0].toUpperCase();
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function readCell(attributes: ReadonlyMap<string, string>, content: string, styles: Styles): RawCell {
  const type = attributes.get('t') ?? 'n';
  if (type === 'inlineStr') return readRichText(content);
  const value = VALUE.exec(content)?.[1] ?? '';
  switch (type) {
    case 's':
      return toTextCell(styles.strings[Number(value)] ?? '');
    case 'str':
      return toTextCell(decodeText(value));
    case 'e':
      return NO_RESULT;
    case 'b':
      return value === '' ? null : value === '1' || value === 'true';
    case 'd':
      return /^\d{4}-\d{2}-\d{2}/.test(value) ? { date: value.slice(0, 10) } : decodeText(value);
    default:
      return readNumber(value, content, styles.is1904, styles.dayStyles.get(Number(attributes.get('s'))));
  }
}

function readNumber(value: string, content: string, is1904: boolean, style: DayStyle | undefined): RawCell {
  // A formula that no spreadsheet program has calculated yet.
  if (value === '') return /<(?:\w+:)?f[\s/>]/.test(content) ? NO_RESULT : null;
  const number = Number(value);
  if (Number.isNaN(number)) return decodeText(value);
  if (style === undefined || number < 0 || number > MAX_SERIAL) return number;
  if (style !== 'DATE') return formatDayTime(number, style);
  if (number < 1) return number;
  const first = is1904 ? FIRST_DAY_OF_1904 : FIRST_DAY;
  return { date: new Date(first + Math.floor(number) * DAY_MS).toISOString().slice(0, 10) };
}
