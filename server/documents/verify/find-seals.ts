import { PdfDict, PdfName, PdfRef, PdfString } from '../pdf/objects.ts';
import { Parser } from '../pdf/parser.ts';
import { readPdfDate } from '../seal/pdf-date.ts';
import { BYTE_RANGE_MARK, readByteRange, SEAL_ENTRY, type SealKind } from '../seal/seal-dictionary.ts';

/** Where the bytes look like one of our seals. */
export type SealLocation = {
  start: number;
  /** The offset of the `<` that opens /Contents. `gapEnd` is after its `>`. */
  gapStart: number;
  gapEnd: number;
  /** The offset of the sealed file's end. */
  end: number;
};

const MAX_PLACES = 256;
/** The size limit of /Contents, far beyond what certificates and a timestamp need. */
const MAX_GAP = 1_048_576;

/**
 * Searches the raw bytes, to find a seal even if the file can't be opened. Starts at the end, because any number of
 * fake seals may precede ours.
 */
export function findSeals(bytes: Buffer): SealLocation[] {
  const found: SealLocation[] = [];
  let start = bytes.lastIndexOf(BYTE_RANGE_MARK);
  while (start !== -1 && found.length < MAX_PLACES) {
    const range = readByteRange(bytes, start);
    if (range && range.second > range.first + 1 && range.second - range.first <= MAX_GAP) {
      const { first, second, rest } = range;
      found.push({ start, gapStart: first, gapEnd: second, end: second + rest });
    }
    start = start === 0 ? -1 : bytes.lastIndexOf(BYTE_RANGE_MARK, start - 1);
  }
  return found.toReversed();
}

export type SealClaims = {
  kind: SealKind | null;
  at: Date | null;
  chain: { number: number; sha256: Uint8Array | null } | null;
};

const OBJECT_START = Buffer.from(' obj\n');
const MAX_DICTIONARY_LENGTH = 4096;

/** Reads the dictionary that contains the seal and is covered by it. */
export function readSealClaims(bytes: Buffer, { start, gapEnd }: Pick<SealLocation, 'start' | 'gapEnd'>): SealClaims {
  const nothing: SealClaims = { kind: null, at: null, chain: null };
  const begin = bytes.lastIndexOf(OBJECT_START, start);
  if (begin === -1 || start - begin > MAX_DICTIONARY_LENGTH) return nothing;
  const dictionary = parse(bytes.subarray(0, gapEnd + 16), begin + OBJECT_START.length);
  if (!dictionary) return nothing;
  const date = dictionary.get('M');
  const own = dictionary.get(SEAL_ENTRY);
  if (!(own instanceof PdfDict)) return nothing;
  const chain = own.get('Chain');
  const hash = own.get('ChainSHA256');
  return {
    kind: readKind(own),
    at: date instanceof PdfString ? readPdfDate(Buffer.from(date.bytes).toString('latin1')) : null,
    chain:
      chain instanceof PdfRef ? { number: chain.number, sha256: hash instanceof PdfString ? hash.bytes : null } : null,
  };
}

const OBJECT_NUMBER = /\d+ \d+$/;
const MAX_NUMBER_LENGTH = 24;

/**
 * Returns where the base ends and the seal's update starts. The seal is the update's first object; returns null if it
 * isn't an object.
 */
export function findBaseEnd(bytes: Buffer, { start }: Pick<SealLocation, 'start'>): number | null {
  const object = bytes.lastIndexOf(OBJECT_START, start);
  const number = OBJECT_NUMBER.exec(bytes.toString('latin1', object - MAX_NUMBER_LENGTH, object))?.[0];
  return number === undefined || object === number.length ? null : object - number.length;
}

function readKind(own: PdfDict): SealKind | null {
  const kind = own.get('Kind');
  if (!(kind instanceof PdfName)) return null;
  return kind.value === 'DOCUMENT' || kind.value === 'CERTIFICATE' ? kind.value : null;
}

function parse(bytes: Buffer, position: number): PdfDict | null {
  try {
    const value = new Parser(bytes, position).value();
    return value instanceof PdfDict ? value : null;
  } catch {
    // Altered bytes may not be a dictionary. Whether the seal is valid is up to the signature.
    return null;
  }
}
