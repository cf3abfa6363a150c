import { DamagedPdfError } from '../pdf/damage.ts';
import { decodeStream } from '../pdf/flate.ts';
import { PdfName, PdfStream, type PdfDict, type PdfValue } from '../pdf/objects.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';

/** What removing tags needs to know about a font. */
export type TagFont = {
  bytesPerCode: 1 | 2;
  /** Returns an empty string if the character is unknown. */
  textOf: (code: number) => string;
  /** In multiples of the font size. */
  widthOf: (code: number) => number;
};

const BRACE = 0x7b;
const MAX_MAPPED = 70_000;
const MAX_CODE = 65_535;

/**
 * Returns whether the font has a brace, as its ASCII code (PLAINLY) or another one (CODED). Embedded fonts usually only
 * have the characters that a document uses, so this rules out most documents without tags.
 */
export function mayWriteBrace(file: PdfFile, value: PdfValue): 'NO' | 'PLAINLY' | 'CODED' {
  const font = file.dict(value);
  const map = mapOf(file, font.get('ToUnicode'));
  if (map === null) return font.get('Widths') === null ? 'NO' : 'PLAINLY';
  if (/[>[][ \t]*<00\s*7b>/i.test(map)) return 'CODED';
  for (const content of sectionsOf(map, 'range'))
    for (const [, first = '', last = '', start = ''] of content.matchAll(RANGE)) {
      const from = numberOf(start);
      if (from <= BRACE && from + numberOf(last) - numberOf(first) >= BRACE) return 'CODED';
    }
  return 'NO';
}

/** Reads a font for finding tags. Returns null if the file doesn't specify all of its text or widths. */
export function readTagFont(file: PdfFile, value: PdfValue): TagFont | null {
  const font = file.dict(value);
  const type = nameIn(file, font, 'Subtype');
  const unicode = unicodeOf(file, font.get('ToUnicode'));
  if (type === 'Type0') {
    if (!unicode || nameIn(file, font, 'Encoding') !== 'Identity-H') return null;
    const widthOf = compositeWidths(file, file.dict(file.array(font.get('DescendantFonts'))[0] ?? null));
    return { bytesPerCode: 2, widthOf, ...mapped(unicode) };
  }
  const widthOf = simpleWidths(file, font, type === 'Type3');
  if (!widthOf) return null;
  if (unicode) return { bytesPerCode: 1, widthOf, ...mapped(unicode) };
  const encoding = font.get('Encoding') === null ? 'StandardEncoding' : nameIn(file, font, 'Encoding');
  if (!encoding || type === 'Type3') return null;
  return { bytesPerCode: 1, textOf: asciiOf, widthOf };
}

/** Only decodes ASCII, which all Latin encodings share. */
const asciiOf = (code: number) => (code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : '');

const mapped = (unicode: ReadonlyMap<number, string>) => ({
  textOf: (code: number) => unicode.get(code) ?? '',
});

function nameIn(file: PdfFile, dict: PdfDict, key: string): string | null {
  const found = file.resolve(dict.get(key));
  return found instanceof PdfName ? found.value : null;
}

function unicodeOf(file: PdfFile, value: PdfValue): Map<number, string> | null {
  const map = mapOf(file, value);
  return map === null ? null : readCodes(map);
}

function mapOf(file: PdfFile, value: PdfValue): string | null {
  const stream = file.resolve(value);
  if (!(stream instanceof PdfStream)) return null;
  try {
    return decodeStream(stream).toString('latin1');
  } catch (error) {
    if (error instanceof DamagedPdfError) return null;
    throw error;
  }
}

const PAIR = /<([\da-f\s]+)>\s*<([\da-f\s]*)>/gi;
const RANGE = /<([\da-f\s]+)>\s*<([\da-f\s]+)>\s*(?:<([\da-f\s]*)>|\[([^\]]*)\])/gi;

/** Continues after each section's end, because a malicious file could have any number of section starts. */
function* sectionsOf(map: string, kind: 'char' | 'range'): Generator<string> {
  for (let at = 0; ;) {
    const start = map.indexOf(`beginbf${kind}`, at);
    const end = start === -1 ? -1 : map.indexOf(`endbf${kind}`, start);
    if (end === -1) return;
    yield map.slice(start, end);
    at = end;
  }
}

function readCodes(map: string): Map<number, string> {
  const codes = new Map<number, string>();
  for (const content of sectionsOf(map, 'char'))
    for (const [, code = '', text = ''] of content.matchAll(PAIR)) codes.set(numberOf(code), textOf(text));
  // Ranges can repeat codes endlessly, so their total is limited.
  let room = MAX_MAPPED;
  for (const content of sectionsOf(map, 'range'))
    for (const [, first = '', last = '', start, list] of content.matchAll(RANGE)) {
      const [from, to] = [numberOf(first), Math.min(numberOf(last), MAX_CODE)];
      room -= Math.max(0, to - from + 1);
      if (room < 0) return codes;
      addRange(codes, from, to, start, list);
    }
  return codes;
}

function addRange(codes: Map<number, string>, first: number, last: number, start?: string, list?: string) {
  const listed =
    list === undefined ? null : Array.from(list.matchAll(/<([\da-f\s]*)>/gi), ([, text = '']) => textOf(text));
  const head = textOf(start ?? '');
  const before = head.slice(0, -1);
  const end = head.charCodeAt(head.length - 1);
  for (let code = first; code <= last; code += 1) {
    const text = listed ? (listed[code - first] ?? '') : before + String.fromCharCode(end + code - first);
    if (listed || head !== '') codes.set(code, text);
  }
}

const numberOf = (hex: string) => Number.parseInt(hex.replaceAll(/\s/g, ''), 16);

function textOf(hex: string): string {
  const bytes = Buffer.from(hex.replaceAll(/\s/g, ''), 'hex');
  if (bytes.length === 1) return String.fromCharCode(bytes[0] ?? 0);
  return bytes
    .subarray(0, bytes.length - (bytes.length % 2))
    .swap16()
    .toString('utf16le');
}

/** Reads `W`, which lists widths as `first [w w w]` or `first last w`. */
function compositeWidths(file: PdfFile, descendant: PdfDict): (code: number) => number {
  const widths = new Map<number, number>();
  const list = file.array(descendant.get('W')).map((item) => file.resolve(item));
  let room = MAX_MAPPED;
  for (let at = 0; at + 1 < list.length && room > 0;) {
    const [first, second, third] = list.slice(at, at + 3);
    if (typeof first !== 'number') break;
    if (Array.isArray(second)) {
      second.forEach((width, index) => widths.set(first + index, numberAt(file, width)));
      at += 2;
    } else {
      if (typeof second !== 'number' || typeof third !== 'number') break;
      for (let code = first; code <= Math.min(second, MAX_CODE) && room > 0; code += 1, room -= 1)
        widths.set(code, third);
      at += 3;
    }
  }
  const otherwise = file.resolve(descendant.get('DW'));
  const usual = typeof otherwise === 'number' ? otherwise : 1_000;
  return (code) => (widths.get(code) ?? usual) / 1_000;
}

const numberAt = (file: PdfFile, value: PdfValue) => {
  const found = file.resolve(value);
  return typeof found === 'number' ? found : 0;
};

/** Returns null for the standard fonts, whose widths files may leave out. */
function simpleWidths(file: PdfFile, font: PdfDict, isType3: boolean): ((code: number) => number) | null {
  const widths = file.array(font.get('Widths')).map((width) => numberAt(file, width));
  if (widths.length === 0) return null;
  const first = numberAt(file, font.get('FirstChar'));
  const scale = isType3 ? numberAt(file, file.array(font.get('FontMatrix'))[0] ?? null) : 1 / 1_000;
  const missing = numberAt(file, file.dict(font.get('FontDescriptor')).get('MissingWidth'));
  return (code) => (widths[code - first] ?? missing) * scale;
}
