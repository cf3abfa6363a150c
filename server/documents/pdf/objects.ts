export type PdfValue = null | boolean | number | PdfName | PdfString | PdfRef | PdfDict | PdfStream | PdfArray;
export type PdfArray = PdfValue[];

export class PdfName {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

const names = new Map<string, PdfName>();
const MAX_NAMES = 10_000;

/** Interns names, because a file with many pages repeats the same ones thousands of times. */
export function name(value: string): PdfName {
  const known = names.get(value);
  if (known) return known;
  const made = new PdfName(value);
  if (names.size < MAX_NAMES) names.set(value, made);
  return made;
}

export class PdfString {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

export class PdfRef {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
}

export class PdfDict {
  readonly entries: Map<string, PdfValue>;
  constructor(entries: Iterable<readonly [string, PdfValue]> = []) {
    this.entries = new Map(entries);
  }
  get(key: string): PdfValue {
    return this.entries.get(key) ?? null;
  }
  /** Returns a copy with changed entries. Null removes an entry. */
  with(changes: Record<string, PdfValue>): PdfDict {
    const copy = new PdfDict(this.entries);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) copy.entries.delete(key);
      else copy.entries.set(key, value);
    }
    return copy;
  }
}

export class PdfStream {
  readonly dict: PdfDict;
  /** The bytes as stored in the file, still encoded. */
  readonly bytes: Uint8Array;
  constructor(dict: PdfDict, bytes: Uint8Array) {
    this.dict = dict;
    this.bytes = bytes;
  }
}

export const dict = (entries: Record<string, PdfValue>): PdfDict =>
  new PdfDict(Object.entries(entries).filter(([, value]) => value !== null));

/** Encodes text as ASCII if possible, otherwise as UTF-16 with a byte order mark. */
export function encodeText(text: string): PdfString {
  if (/^[\x20-\x7e]*$/.test(text)) return new PdfString(Buffer.from(text, 'latin1'));
  return new PdfString(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]));
}

export function decodeText(value: PdfValue): string | null {
  if (!(value instanceof PdfString)) return null;
  const bytes = Buffer.from(value.bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    const even = bytes.subarray(2, bytes.length - (bytes.length % 2));
    return Buffer.from(even).swap16().toString('utf16le');
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3).toString('utf8');
  return bytes.toString('latin1');
}
