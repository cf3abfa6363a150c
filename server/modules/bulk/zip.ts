import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { LazyBytes } from '../../contract/operations.ts';

export type ZipEntry = { name: string; size: number; open: () => Promise<Readable> };
type Placed = { name: Buffer; size: number; offset: number; checksum: number };

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;

const LOCAL_BYTES = 30;
const DESCRIPTOR_BYTES = 16;
const CENTRAL_BYTES = 46;
/** The ZIP64 extra field: a four-byte header, and the eight-byte offset of an entry beyond 4 GB. */
const EXTRA_64_BYTES = 12;
const END_BYTES = 22;
const END_64_BYTES = 56;
const LOCATOR_64_BYTES = 20;

const VERSION = 20;
const VERSION_64 = 45;
const FLAGS = 0x0808;
const UNSAID = 0xffff_ffff;
const MANY = 0xffff;

/**
 * Creates an uncompressed zip, because PDFs are compressed already. Its size is known in advance, and memory only ever
 * contains part of one file.
 */
export function createZip(entries: readonly ZipEntry[], at: Date): LazyBytes {
  let offset = 0;
  const placed = entries.map(({ name, size, open }) => {
    const entry = { name: Buffer.from(name, 'utf8'), size, offset, checksum: 0, open };
    offset += LOCAL_BYTES + entry.name.length + size + DESCRIPTOR_BYTES;
    return entry;
  });
  const list = placed.reduce((sum, entry) => sum + CENTRAL_BYTES + entry.name.length + extraBytes(entry), 0);
  const size = offset + list + (needs64(placed, offset) ? END_64_BYTES + LOCATOR_64_BYTES : 0) + END_BYTES;

  async function* write() {
    for (const entry of placed) {
      yield localHeader(entry, at);
      let checksum = 0;
      let read = 0;
      for await (const chunk of await entry.open()) {
        if (!Buffer.isBuffer(chunk)) throw new TypeError('A file gives something else than bytes.');
        checksum = crc32(chunk, checksum);
        read += chunk.length;
        yield chunk;
      }
      if (read !== entry.size) throw new Error('A file has another size than was said.');
      entry.checksum = checksum;
      yield descriptor(entry);
    }
    yield Buffer.concat([...placed.map((entry) => centralHeader(entry, at)), ending(placed, offset, list)]);
  }

  return { size, read: (first, last) => Readable.from(cut(write(), first, last), { objectMode: false }) };
}

/** Returns a byte range. Generates what comes before it as well, because the zip isn't stored. */
async function* cut(whole: AsyncIterable<Buffer>, first: number, last: number) {
  let place = 0;
  for await (const chunk of whole) {
    const from = Math.max(first - place, 0);
    const to = Math.min(last + 1 - place, chunk.length);
    if (from < to) yield chunk.subarray(from, to);
    place += chunk.length;
    if (place > last) return;
  }
}

const extraBytes = ({ offset }: { offset: number }) => (offset >= UNSAID ? EXTRA_64_BYTES : 0);
const needs64 = (entries: readonly unknown[], listAt: number) => entries.length >= MANY || listAt >= UNSAID;

function localHeader({ name, size }: Placed, at: Date) {
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(LOCAL, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt32LE(dosTime(at), 10);
  header.writeUInt32LE(size, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor({ checksum, size }: Placed) {
  const bytes = Buffer.alloc(DESCRIPTOR_BYTES);
  bytes.writeUInt32LE(DESCRIPTOR, 0);
  bytes.writeUInt32LE(checksum, 4);
  bytes.writeUInt32LE(size, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

function centralHeader(entry: Placed, at: Date) {
  const { name, size, offset, checksum } = entry;
  const extra = Buffer.alloc(extraBytes(entry));
  if (extra.length > 0) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const header = Buffer.alloc(CENTRAL_BYTES);
  header.writeUInt32LE(CENTRAL, 0);
  header.writeUInt16LE(VERSION_64, 4);
  header.writeUInt16LE(extra.length > 0 ? VERSION_64 : VERSION, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt32LE(dosTime(at), 12);
  header.writeUInt32LE(checksum, 16);
  header.writeUInt32LE(size, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(Math.min(offset, UNSAID), 42);
  return Buffer.concat([header, name, extra]);
}

function ending(entries: readonly Placed[], listAt: number, listBytes: number) {
  const end = Buffer.alloc(END_BYTES);
  const shown = Math.min(entries.length, MANY);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(shown, 8);
  end.writeUInt16LE(shown, 10);
  end.writeUInt32LE(Math.min(listBytes, UNSAID), 12);
  end.writeUInt32LE(Math.min(listAt, UNSAID), 16);
  return needs64(entries, listAt) ? Buffer.concat([ending64(entries.length, listAt, listBytes), end]) : end;
}

function ending64(entries: number, listAt: number, listBytes: number) {
  const end = Buffer.alloc(END_64_BYTES + LOCATOR_64_BYTES);
  end.writeUInt32LE(END_64, 0);
  end.writeBigUInt64LE(BigInt(END_64_BYTES - 12), 4);
  end.writeUInt16LE(VERSION_64, 12);
  end.writeUInt16LE(VERSION_64, 14);
  end.writeBigUInt64LE(BigInt(entries), 24);
  end.writeBigUInt64LE(BigInt(entries), 32);
  end.writeBigUInt64LE(BigInt(listBytes), 40);
  end.writeBigUInt64LE(BigInt(listAt), 48);
  end.writeUInt32LE(LOCATOR_64, END_64_BYTES);
  end.writeBigUInt64LE(BigInt(listAt + listBytes), END_64_BYTES + 8);
  end.writeUInt32LE(1, END_64_BYTES + 16);
  return end;
}

/** Encodes a time in Seoul time, because DOS times have no time zone. They are accurate to two seconds. */
function dosTime(at: Date) {
  const local = new Date(at.getTime() + 9 * 3_600_000);
  const day = ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate();
  const time = (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}
