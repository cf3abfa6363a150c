import { constants, inflateSync } from 'node:zlib';
import { DamagedPdfError } from '../pdf/damage.ts';
import { PdfName, PdfStream, type PdfValue } from '../pdf/objects.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';
import { RefusedFileError } from './refused-file-error.ts';
import { MAX_DEFLATE_RATIO, MAX_UNPACKED_BYTES } from './words.ts';

/** Decompresses page content, because viewers stop silently where that fails. Returns the streams that it checked. */
export function checkContents(file: PdfFile, pages: PdfPage[]): Set<PdfStream> {
  const checked = new Set<PdfStream>();
  let room = MAX_UNPACKED_BYTES;
  for (const { dict } of pages) {
    const contents = file.resolve(dict.get('Contents'));
    for (const part of Array.isArray(contents) ? contents : [contents]) {
      const stream = file.resolve(part);
      if (!(stream instanceof PdfStream)) continue;
      room -= unpackedLength(file, stream, room);
      checked.add(stream);
    }
  }
  return checked;
}

export const listFilters = ({ dict }: PdfStream, file: PdfFile): PdfValue[] =>
  [file.resolve(dict.get('Filter'))].flat().map((filter) => file.resolve(filter));

const nameIn = (value: PdfValue) => (value instanceof PdfName ? value.value : null);

const FLATE: ReadonlySet<string | null> = new Set(['FlateDecode', 'Fl']);
/** Other filters for content. PDFium shows data that it can't decode as if it were decoded. */
const OTHER_FILTERS: ReadonlySet<string | null> = new Set([
  'LZWDecode',
  'LZW',
  'ASCII85Decode',
  'A85',
  'ASCIIHexDecode',
  'AHx',
  'RunLengthDecode',
  'RL',
  'BrotliDecode',
]);

/**
 * Returns whether a font or drawing unpacks to too much data for PDFium. Inflates only streams that could. PDFium
 * decodes images row by row, so they don't count.
 */
export function isTooLargeUnpacked(file: PdfFile, stream: PdfStream, filters: readonly PdfValue[]): boolean {
  const times = filters.filter((filter) => FLATE.has(nameIn(filter))).length;
  const mayBe = times > 1 || (times === 1 && stream.bytes.length * MAX_DEFLATE_RATIO > MAX_UNPACKED_BYTES);
  if (!mayBe || nameIn(file.resolve(stream.dict.get('Subtype'))) === 'Image') return false;
  try {
    unpackedLength(file, stream, MAX_UNPACKED_BYTES);
    return false;
  } catch (error) {
    if (error instanceof RefusedFileError) return true;
    // Only damage in page content matters, and that is checked separately.
    if (error instanceof DamagedPdfError) return false;
    throw error;
  }
}

/** Returns the length of Flate data after inflating all its layers. Other filters are only limited by memory. */
function unpackedLength(file: PdfFile, stream: PdfStream, room: number): number {
  const filters = listFilters(stream, file)
    .filter((filter) => filter !== null)
    .map(nameIn);
  if (filters.some((filter) => !FLATE.has(filter) && !OTHER_FILTERS.has(filter)))
    throw new DamagedPdfError('the content of a page is packed in an unknown way');
  let { bytes } = stream;
  for (const filter of filters) {
    if (!FLATE.has(filter)) break;
    const unpacked = inflated(bytes, room);
    if (!unpacked) break;
    bytes = unpacked;
  }
  return bytes.length;
}

/** Inflates data. Returns null if only the checksum is wrong, which viewers tolerate. */
function inflated(bytes: Uint8Array, room: number): Uint8Array | null {
  try {
    // Viewers tolerate a missing checksum.
    return inflateSync(bytes, { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw new RefusedFileError('PDF', 'FILE_UNPACKS_TOO_LARGE');
    if (error instanceof Error && error.message === 'incorrect data check') return null;
    throw new DamagedPdfError('the content of a page does not unpack', { cause: error });
  }
}
