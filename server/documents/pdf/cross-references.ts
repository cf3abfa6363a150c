import { DamagedPdfError } from './damage.ts';
import { decodeStream } from './flate.ts';
import { PdfDict, PdfStream, type PdfValue } from './objects.ts';
import { Parser } from './parser.ts';

export type ObjectLocation =
  | { kind: 'OFFSET'; offset: number; generation: number }
  | { kind: 'IN_STREAM'; stream: number; index: number }
  | { kind: 'FREE' };

export type CrossReferences = {
  places: Map<number, ObjectLocation>;
  trailer: PdfDict;
  /** The offset of the newest section, for the next update to point to. */
  start: number;
  /** True if the newest section is a stream, and an update should be one, too. */
  isStream: boolean;
  parts: number[];
};

const MAX_PARTS = 1_000;
const MAX_OBJECTS = 8_388_607;
/** For all sections together. Entries compress so well that a small file could take hours to read. */
const MAX_ENTRIES = 1_000_000;
const TAIL = 2_048;
const MAX_WIDTH = 24;
const FREE: ObjectLocation = { kind: 'FREE' };

class Places extends Map<number, ObjectLocation> {
  #entries = 0;

  /** Counts entries before reading them, and throws if there are too many. */
  expect(count: number) {
    this.#entries += count;
    if (this.#entries > MAX_ENTRIES) throw new DamagedPdfError('too many objects');
  }
}

/** Reads all cross-reference sections, newest first. An object's newest entry wins. */
export function readCrossReferences(bytes: Buffer): CrossReferences {
  const start = findStart(bytes);
  const places = new Places();
  const parts: number[] = [];
  let newest: { trailer: PdfDict; isStream: boolean } | null = null;
  const waiting = [{ at: start, isHidden: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { at, isHidden } = next;
    if (parts.includes(at) || parts.length > MAX_PARTS)
      throw new DamagedPdfError('the cross-references run in a circle');
    parts.push(at);
    const part = readPart(bytes, at, places);
    newest ??= part;
    // A hybrid section's stream takes precedence over older sections, so the list is read from its end.
    const previous = part.trailer.get('Prev');
    // Some programs write 0 if there is no older section. A hidden stream points to the same one as its table.
    if (typeof previous === 'number' && previous !== 0 && !isHidden) waiting.push({ at: previous, isHidden: false });
    const hidden = part.trailer.get('XRefStm');
    if (typeof hidden === 'number' && !part.isStream) waiting.push({ at: hidden, isHidden: true });
  }
  if (!newest) throw new DamagedPdfError('no cross-references');
  return { places, trailer: newest.trailer, start, isStream: newest.isStream, parts };
}

function findStart(bytes: Buffer): number {
  const tail = bytes.subarray(Math.max(0, bytes.length - TAIL));
  const at = tail.lastIndexOf('startxref');
  if (at < 0) throw new DamagedPdfError('no startxref');
  const parser = new Parser(bytes, bytes.length - tail.length + at + 'startxref'.length);
  const start = parser.integer();
  parser.position = skipSpace(bytes, parser.position);
  if (bytes.toString('latin1', parser.position, parser.position + 5) !== '%%EOF')
    throw new DamagedPdfError('no end mark');
  if (/[^\0\t\n\f\r ]/.test(bytes.toString('latin1', parser.position + 5)))
    throw new DamagedPdfError('something stands behind the end');
  return start;
}

function skipSpace(bytes: Buffer, from: number) {
  let at = from;
  while (at < bytes.length && (bytes[at] ?? 0x21) <= 0x20) at += 1;
  return at;
}

function readPart(bytes: Buffer, at: number, places: Places) {
  if (at >= bytes.length) throw new DamagedPdfError('cross-references lie outside the file');
  const parser = new Parser(bytes, at);
  parser.skipWhite();
  return bytes.toString('latin1', parser.position, parser.position + 4) === 'xref'
    ? readTable(parser, places)
    : readStream(parser, places);
}

function readTable(parser: Parser, places: Places) {
  parser.expect('xref');
  for (;;) {
    const before = parser.position;
    const word = parser.keyword();
    if (word === 'trailer') break;
    parser.position = before;
    readSection(parser, parser.integer(), parser.integer(), places);
  }
  const trailer = parser.value();
  if (!(trailer instanceof PdfDict)) throw new DamagedPdfError('no trailer');
  return { trailer, isStream: false };
}

function readSection(parser: Parser, first: number, count: number, places: Places) {
  if (first + count > MAX_OBJECTS) throw new DamagedPdfError('too many objects');
  places.expect(count);
  for (let index = 0; index < count; index += 1) {
    const offset = parser.integer();
    const generation = parser.integer();
    const word = parser.keyword();
    if (word !== 'n' && word !== 'f') throw new DamagedPdfError('a cross-reference is neither used nor free');
    if (places.has(first + index)) continue;
    places.set(first + index, word === 'n' && offset > 0 ? { kind: 'OFFSET', offset, generation } : FREE);
  }
}

function readStream(parser: Parser, places: Places) {
  const { value } = parser.indirectObject((length) => {
    if (typeof length !== 'number') throw new DamagedPdfError('a cross-reference stream must know its length');
    return length;
  });
  if (!(value instanceof PdfStream)) throw new DamagedPdfError('no cross-references where they should be');
  const data = decodeStream(value);
  const [typeWidth, secondWidth, thirdWidth] = numbers(value.dict.get('W'));
  if (typeWidth === undefined || secondWidth === undefined || thirdWidth === undefined)
    throw new DamagedPdfError('no widths');
  const size = value.dict.get('Size');
  const index = numbers(value.dict.get('Index'));
  const sections = index.length > 0 ? index : [0, typeof size === 'number' ? size : 0];
  const width = typeWidth + secondWidth + thirdWidth;
  if (secondWidth === 0 || width > MAX_WIDTH) throw new DamagedPdfError('widths that no cross-reference has');
  let at = 0;
  for (let section = 0; section + 1 < sections.length; section += 2) {
    const first = sections[section] ?? 0;
    const count = sections[section + 1] ?? 0;
    if (first + count > MAX_OBJECTS || at + count * width > data.length)
      throw new DamagedPdfError('cross-references end too soon');
    places.expect(count);
    for (let entry = 0; entry < count; entry += 1, at += width) {
      if (places.has(first + entry)) continue;
      const type = typeWidth === 0 ? 1 : bigEndian(data, at, typeWidth);
      const second = bigEndian(data, at + typeWidth, secondWidth);
      const third = bigEndian(data, at + typeWidth + secondWidth, thirdWidth);
      places.set(first + entry, placeOf(type, second, third));
    }
  }
  return { trailer: value.dict, isStream: true };
}

function placeOf(type: number, second: number, third: number): ObjectLocation {
  if (type === 1) return { kind: 'OFFSET', offset: second, generation: third };
  if (type === 2) return { kind: 'IN_STREAM', stream: second, index: third };
  return FREE;
}

function bigEndian(data: Buffer, at: number, width: number) {
  let value = 0;
  for (let index = 0; index < width; index += 1) value = value * 256 + (data[at + index] ?? 0);
  return value;
}

function numbers(value: PdfValue): number[] {
  return Array.isArray(value)
    ? value.filter((item) => typeof item === 'number' && item >= 0 && Number.isInteger(item)).map(Number)
    : [];
}
