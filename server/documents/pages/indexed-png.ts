import { crc32, deflateSync } from 'node:zlib';
import type { IndexedImage } from './few-colors.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const BY_PALETTE = 3;
/** Higher levels take three times as long and save only a tenth. */
const LEVEL = 3;

/** Encodes an indexed image. Up to sixteen colours take half a byte per pixel. */
export function writeIndexedPng({ width, height, palette, indexes }: IndexedImage): Buffer {
  const bits = palette.length / 3 > 16 ? 8 : 4;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, BY_PALETTE], 8);
  const rows = bits === 8 ? rowsOfBytes(indexes, width, height) : rowsOfHalves(indexes, width, height);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Starts each row with 0 for no filter, because neighbouring palette indexes are unrelated. */
function rowsOfBytes(indexes: Uint8Array, width: number, height: number) {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return rows;
}

function rowsOfHalves(indexes: Uint8Array, width: number, height: number) {
  const length = Math.ceil(width / 2);
  const rows = Buffer.alloc((length + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const to = y * (length + 1) + 1;
    const from = y * width;
    for (let pair = 0; pair < length; pair += 1) {
      const second = 2 * pair + 1 < width ? (indexes[from + 2 * pair + 1] ?? 0) : 0;
      rows[to + pair] = ((indexes[from + 2 * pair] ?? 0) << 4) | second;
    }
  }
  return rows;
}

function chunk(kind: string, data: Uint8Array) {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
