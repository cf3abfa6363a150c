/** Reads small streams by name from an OLE2 container, the format of HWP 5 and old Office files. */
export class CompoundFile {
  readonly #bytes: Buffer;
  readonly #sectorSize: number;
  readonly #miniSectorSize: number;
  readonly #miniCutoff: number;
  readonly #fat: number[];
  readonly #miniFat: number[];
  readonly #entries: Entry[];
  readonly #miniStream: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#sectorSize = 2 ** between(bytes.readUInt16LE(30), 7, 16);
    this.#miniSectorSize = 2 ** between(bytes.readUInt16LE(32), 4, 12);
    this.#miniCutoff = bytes.readUInt32LE(56);
    this.#fat = this.#fatSectors().flatMap((sector) => numbersIn(this.#sector(sector)));
    this.#entries = entriesIn(this.#chain(bytes.readUInt32LE(48)));
    const root = this.#entries.find(({ isRoot }) => isRoot);
    this.#miniStream = root ? this.#chain(root.start) : Buffer.alloc(0);
    this.#miniFat = numbersIn(this.#chain(bytes.readUInt32LE(60)));
  }

  names(): string[] {
    return this.#entries.filter(({ isStream }) => isStream).map(({ name }) => name);
  }

  stream(name: string): Buffer | null {
    const entry = this.#entries.find((entry) => entry.isStream && entry.name === name);
    if (!entry) return null;
    const whole = entry.size < this.#miniCutoff ? this.#miniChain(entry.start) : this.#chain(entry.start);
    return whole.subarray(0, entry.size);
  }

  #fatSectors(): number[] {
    const sectors = numbersIn(this.#bytes.subarray(76, 512));
    let next = this.#bytes.readUInt32LE(68);
    for (let hop = 0; isSector(next) && hop < MAX_HOPS; hop++) {
      const more = numbersIn(this.#sector(next));
      sectors.push(...more.slice(0, -1));
      next = more.at(-1) ?? END;
    }
    return sectors.filter(isSector);
  }

  #sector(number: number) {
    const start = (number + 1) * this.#sectorSize;
    if (start >= this.#bytes.length) throw new RangeError('a compound file ends too soon');
    return this.#bytes.subarray(start, start + this.#sectorSize);
  }

  #chain(start: number): Buffer {
    return Buffer.concat(follow(start, this.#fat).map((sector) => this.#sector(sector)));
  }

  #miniChain(start: number): Buffer {
    const size = this.#miniSectorSize;
    return Buffer.concat(
      follow(start, this.#miniFat).map((sector) => this.#miniStream.subarray(sector * size, (sector + 1) * size)),
    );
  }
}

type Entry = { name: string; isRoot: boolean; isStream: boolean; start: number; size: number };

const END = 0xfffffffe;
const FIRST_RESERVED_SECTOR = 0xfffffffa;
/** More sectors than a 10 MB file has, so a longer chain is a cycle. */
const MAX_HOPS = 100_000;
const STREAM = 2;
const ROOT = 5;
const ENTRY_SIZE = 128;

const isSector = (number: number) => number < FIRST_RESERVED_SECTOR;

function between(value: number, low: number, high: number) {
  if (value < low || value > high) throw new RangeError('a compound file has impossible sectors');
  return value;
}

const numbersIn = (bytes: Buffer) =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));

function follow(start: number, table: number[]): number[] {
  const chain: number[] = [];
  const seen = new Set<number>();
  for (let sector = start; isSector(sector); sector = table[sector] ?? END) {
    if (seen.has(sector) || seen.size > MAX_HOPS) throw new RangeError('a compound file runs in a circle');
    seen.add(sector);
    chain.push(sector);
  }
  return chain;
}

function entriesIn(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / ENTRY_SIZE) }, (_, index) => {
    const entry = directory.subarray(index * ENTRY_SIZE, (index + 1) * ENTRY_SIZE);
    const nameLength = Math.min(64, entry.readUInt16LE(64));
    return {
      name: entry.toString('utf16le', 0, Math.max(0, nameLength - 2)),
      isRoot: entry[66] === ROOT,
      isStream: entry[66] === STREAM,
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}
