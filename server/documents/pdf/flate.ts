import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { DamagedPdfError, OversizedPdfError } from './damage.ts';
import { PdfDict, PdfName, type PdfStream, type PdfValue } from './objects.ts';

const MAX_BYTES = 64 * 1024 * 1024;
type Unpack = (data: Buffer, options: { maxOutputLength: number }) => Buffer;
const UNPACKED_BY: Partial<Record<string, Unpack>> = {
  FlateDecode: inflateSync,
  Fl: inflateSync,
  BrotliDecode: brotliDecompressSync,
};

export function decodeStream({ dict, bytes }: PdfStream): Buffer {
  const filters = listOf(dict.get('Filter'));
  const parameters = listOf(dict.get('DecodeParms'));
  return filters.reduce<Buffer>(
    (data, filter, index) => {
      const unpack = filter instanceof PdfName ? UNPACKED_BY[filter.value] : undefined;
      if (!unpack) throw new DamagedPdfError('a structural stream has a filter that is not Flate or Brotli');
      const parms = parameters[index] ?? null;
      return unpredict(unpacked(data, unpack), parms instanceof PdfDict ? parms : new PdfDict());
    },
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  );
}

export const isBrotli = (filter: PdfValue) => filter instanceof PdfName && filter.value === 'BrotliDecode';

/** Returns whether a structural stream uses Brotli. Its filters are never references. */
export const usesBrotli = (dict: PdfDict) => listOf(dict.get('Filter')).some(isBrotli);

const listOf = (value: PdfValue): PdfValue[] => (Array.isArray(value) ? value : value === null ? [] : [value]);

function unpacked(data: Buffer, unpack: Unpack): Buffer {
  try {
    return unpack(data, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    if (error instanceof RangeError) throw new OversizedPdfError('a compressed stream is too large', { cause: error });
    throw new DamagedPdfError('a compressed stream does not unpack', { cause: error });
  }
}

function unpredict(data: Buffer, parms: PdfDict): Buffer {
  const predictor = numberOr(parms.get('Predictor'), 1);
  if (predictor === 1) return data;
  if (predictor < 10) throw new DamagedPdfError(`predictor ${predictor} is not used for structure`);
  const columns = numberOr(parms.get('Columns'), 1);
  const bytesPerPixel = Math.max(
    1,
    (numberOr(parms.get('Colors'), 1) * numberOr(parms.get('BitsPerComponent'), 8)) >> 3,
  );
  const width = columns * bytesPerPixel;
  const rows = Math.floor(data.length / (width + 1));
  const out = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row += 1) {
    unpredictRow(out, row * width, width, bytesPerPixel, data, row * (width + 1));
  }
  return out;
}

function unpredictRow(out: Buffer, at: number, width: number, step: number, data: Buffer, from: number) {
  const kind = data[from] ?? 0;
  for (let column = 0; column < width; column += 1) {
    const raw = data[from + 1 + column] ?? 0;
    const left = column >= step ? (out[at + column - step] ?? 0) : 0;
    const up = at >= width ? (out[at + column - width] ?? 0) : 0;
    const corner = column >= step && at >= width ? (out[at + column - width - step] ?? 0) : 0;
    out[at + column] = (raw + prediction(kind, left, up, corner)) & 0xff;
  }
}

function prediction(kind: number, left: number, up: number, corner: number) {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) throw new DamagedPdfError(`unknown row filter ${kind}`);
  const guess = left + up - corner;
  const [dl, du, dc] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (dl <= du && dl <= dc) return left;
  return du <= dc ? up : corner;
}

const numberOr = (value: PdfValue, otherwise: number) => (typeof value === 'number' ? value : otherwise);
