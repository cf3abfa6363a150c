import { Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';

type ZipEntry = {
  name: string;
  nameAt: number;
  nameLength: number;
  method: number;
  compressedSize: number;
  /** The size that the archive claims, which may be wrong. */
  claimedSize: number;
  offset: number;
};

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT_LENGTH = 65_535;
const STORED = 0;
const DEFLATED = 8;
/** Enough for the type and manifest files that we read. */
const MAX_MEMBER_BYTES = 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;

/** Lists a zip file's members, and reads small ones. Throws RangeError if the file is damaged. */
export class ZipFile {
  readonly #bytes: Buffer;
  readonly #entries: ZipEntry[];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#entries = readList(bytes);
  }

  names(): string[] {
    return this.#entries.map(({ name }) => name);
  }

  claimedSize(): number {
    return this.#entries.reduce((sum, entry) => sum + entry.claimedSize, 0);
  }

  packedMembers(): Buffer[] {
    return this.#entries.filter(({ method }) => method === DEFLATED).map((entry) => this.#stored(entry));
  }

  read(name: string, maxBytes = MAX_MEMBER_BYTES): Buffer | null {
    const entry = this.#entries.find((entry) => entry.name === name);
    if (!entry) return null;
    const { method } = entry;
    const data = this.#stored(entry);
    if (method === STORED) return data.subarray(0, maxBytes);
    if (method !== DEFLATED) throw new RangeError('a zip member is packed in an unknown way');
    try {
      return inflateRawSync(data, { maxOutputLength: maxBytes });
    } catch (error) {
      throw new RangeError('a zip member does not unpack', { cause: error });
    }
  }

  /** Inflates a member chunk by chunk. Throws RangeError beyond `maxBytes`, so that a zip bomb can't exhaust memory. */
  async *stream(name: string, maxBytes: number): AsyncGenerator<Buffer, void, undefined> {
    const entry = this.#entries.find((entry) => entry.name === name);
    if (!entry) throw new RangeError('a zip member is missing');
    const data = Readable.from([this.#stored(entry)]);
    let size = 0;
    for await (const chunk of entry.method === STORED
      ? data
      : data.pipe(createInflateRaw({ chunkSize: CHUNK_BYTES }))) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('A zip member gives something else than bytes.');
      size += chunk.length;
      if (size > maxBytes) throw new RangeError('a zip member is too large');
      yield chunk;
    }
  }

  #stored({ offset, compressedSize }: ZipEntry): Buffer {
    if (this.#bytes.readUInt32LE(offset) !== LOCAL) throw new RangeError('a zip member is not where it should be');
    const start = offset + 30 + this.#bytes.readUInt16LE(offset + 26) + this.#bytes.readUInt16LE(offset + 28);
    return this.#bytes.subarray(start, start + compressedSize);
  }
}

const [BACK_SLASH, SLASH] = [0x5c, 0x2f];

/** Replaces backslashes in names. Some Windows software writes them, but Hangul readers expect slashes. */
export function replaceBackslashes(bytes: Buffer): Buffer {
  const entries = readList(bytes);
  if (!entries.some(({ name }) => name.includes('\\'))) return bytes;
  const copy = Buffer.from(bytes);
  for (const { offset, nameAt, nameLength } of entries) {
    replaceSlashes(copy.subarray(nameAt, nameAt + nameLength));
    if (copy.readUInt32LE(offset) === LOCAL)
      replaceSlashes(copy.subarray(offset + 30, offset + 30 + copy.readUInt16LE(offset + 26)));
  }
  return copy;
}

function replaceSlashes(name: Buffer) {
  name.forEach((byte, index) => {
    if (byte === BACK_SLASH) name[index] = SLASH;
  });
}

function readList(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new RangeError('the list of a zip file is broken');
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      nameAt: at + 46,
      nameLength,
      method: bytes.readUInt16LE(at + 10),
      compressedSize: bytes.readUInt32LE(at + 20),
      claimedSize: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer) {
  for (let at = bytes.length - END_SIZE; at >= Math.max(0, bytes.length - END_SIZE - MAX_COMMENT_LENGTH); at--)
    if (bytes.readUInt32LE(at) === END) return at;
  throw new RangeError('a zip file has no end');
}
