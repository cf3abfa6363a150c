import { brotliDecompressSync, deflateSync } from 'node:zlib';
import { DamagedPdfError } from '../pdf/damage.ts';
import { isBrotli } from '../pdf/flate.ts';
import { name, PdfStream } from '../pdf/objects.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';
import { rewrite } from '../pdf/rewrite.ts';
import { RefusedFileError } from './refused-file-error.ts';
import { MAX_UNPACKED_BYTES } from './words.ts';

/** Recompresses everything that uses Brotli, which PDFium and most viewers show as an empty page. */
export function recompressBrotli(file: PdfFile): Buffer {
  let room = MAX_UNPACKED_BYTES;
  const repack = (stream: PdfStream): PdfStream => {
    const filters = [file.resolve(stream.dict.get('Filter'))].flat().map((filter) => file.resolve(filter));
    if (!filters.some(isBrotli)) return stream;
    // A filter before Brotli would have to be decoded first. No known program writes such streams.
    if (!isBrotli(filters[0] ?? null))
      throw new DamagedPdfError('a stream is packed with Brotli before something else');
    const unpacked = unpack(stream.bytes, room);
    room -= unpacked.length;
    const Filter = [name('FlateDecode'), ...filters.slice(1)];
    return new PdfStream(stream.dict.with({ Filter }), deflateSync(unpacked));
  };
  return rewrite(file, undefined, repack);
}

function unpack(bytes: Uint8Array, room: number): Buffer {
  try {
    return brotliDecompressSync(bytes, { maxOutputLength: Math.max(1, room) });
  } catch (error) {
    if (error instanceof RangeError) throw new RefusedFileError('PDF', 'FILE_UNPACKS_TOO_LARGE');
    throw new DamagedPdfError('a stream does not unpack', { cause: error });
  }
}
