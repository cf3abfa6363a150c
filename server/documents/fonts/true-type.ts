export class TrueType {
  readonly bytes: Buffer;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly box: readonly [number, number, number, number];
  readonly #tables: ReadonlyMap<string, { offset: number; length: number }>;
  #glyphOf: ((codePoint: number) => number) | null = null;
  readonly #longLoca: boolean;
  readonly #metrics: number;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.#tables = readTables(bytes);
    const head = this.table('head').offset;
    this.unitsPerEm = bytes.readUInt16BE(head + 18);
    const side = (at: number) => bytes.readInt16BE(head + at);
    this.box = [side(36), side(38), side(40), side(42)];
    this.#longLoca = bytes.readInt16BE(head + 50) === 1;
    const hhea = this.table('hhea').offset;
    this.ascent = bytes.readInt16BE(hhea + 4);
    this.descent = bytes.readInt16BE(hhea + 6);
    this.#metrics = bytes.readUInt16BE(hhea + 34);
    const os2 = this.#tables.get('OS/2');
    const hasCapHeight = os2 && bytes.readUInt16BE(os2.offset) >= 2 && os2.length >= 90;
    this.capHeight = hasCapHeight ? bytes.readInt16BE(os2.offset + 88) : Math.round(this.unitsPerEm * 0.7);
  }

  table(tag: string): { offset: number; length: number } {
    const table = this.#tables.get(tag);
    if (!table) throw new Error(`the font has no ${tag} table`);
    return table;
  }

  glyph(codePoint: number): number {
    // Font subsets in PDFs have no character map.
    this.#glyphOf ??= readCharacterMap(this.bytes, this.table('cmap').offset);
    return this.#glyphOf(codePoint);
  }

  advance(glyph: number): number {
    const { offset } = this.table('hmtx');
    return this.bytes.readUInt16BE(offset + 4 * Math.min(glyph, this.#metrics - 1));
  }

  leftSideBearing(glyph: number): number {
    const { offset } = this.table('hmtx');
    const at = glyph < this.#metrics ? 4 * glyph + 2 : 4 * this.#metrics + 2 * (glyph - this.#metrics);
    return this.bytes.readInt16BE(offset + at);
  }

  /** Returns a glyph's description. A space has an empty one. */
  glyphBytes(glyph: number): Buffer {
    const loca = this.table('loca').offset;
    const at = (index: number) =>
      this.#longLoca ? this.bytes.readUInt32BE(loca + 4 * index) : this.bytes.readUInt16BE(loca + 2 * index) * 2;
    const { offset } = this.table('glyf');
    return this.bytes.subarray(offset + at(glyph), offset + at(glyph + 1));
  }
}

function readTables(bytes: Buffer) {
  const count = bytes.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + 16 * index;
      const place = { offset: bytes.readUInt32BE(at + 8), length: bytes.readUInt32BE(at + 12) };
      return [bytes.toString('latin1', at, at + 4), place] as const;
    }),
  );
}

function readCharacterMap(bytes: Buffer, cmap: number): (codePoint: number) => number {
  const subtables = Array.from({ length: bytes.readUInt16BE(cmap + 2) }, (_, index) => {
    const at = cmap + bytes.readUInt32BE(cmap + 8 + 8 * index);
    return { at, format: bytes.readUInt16BE(at) };
  });
  const wide = subtables.find(({ format }) => format === 12);
  if (wide) return readGroups(bytes, wide.at);
  const narrow = subtables.find(({ format }) => format === 4);
  if (narrow) return readSegments(bytes, narrow.at);
  throw new Error('the font has no Unicode character map');
}

function readGroups(bytes: Buffer, at: number) {
  const count = bytes.readUInt32BE(at + 12);
  return (codePoint: number) => {
    let [low, high] = [0, count - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const group = at + 16 + 12 * middle;
      if (codePoint < bytes.readUInt32BE(group)) high = middle - 1;
      else if (codePoint > bytes.readUInt32BE(group + 4)) low = middle + 1;
      else return bytes.readUInt32BE(group + 8) + codePoint - bytes.readUInt32BE(group);
    }
    return 0;
  };
}

function readSegments(bytes: Buffer, at: number) {
  const doubled = bytes.readUInt16BE(at + 6);
  const [ends, starts] = [at + 14, at + 16 + doubled];
  const [deltas, ranges] = [starts + doubled, starts + 2 * doubled];
  return (codePoint: number) => {
    if (codePoint > 0xff_ff) return 0;
    for (let segment = 0; segment < doubled; segment += 2) {
      if (bytes.readUInt16BE(ends + segment) < codePoint) continue;
      const start = bytes.readUInt16BE(starts + segment);
      if (start > codePoint) return 0;
      const delta = bytes.readUInt16BE(deltas + segment);
      const range = bytes.readUInt16BE(ranges + segment);
      if (range === 0) return (codePoint + delta) & 0xff_ff;
      const glyph = bytes.readUInt16BE(ranges + segment + range + 2 * (codePoint - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xff_ff;
    }
    return 0;
  };
}
