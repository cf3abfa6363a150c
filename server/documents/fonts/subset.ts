import { listComponents, HAS_INSTRUCTIONS } from './components.ts';
import type { TrueType } from './true-type.ts';

const LONG_LOCA = 1;
const PREPARED = new WeakMap<TrueType, Map<number, Buffer>>();

/** The glyphs that a document uses, renumbered in order of first use. */
export class GlyphSubset {
  readonly font: TrueType;
  readonly #numbers = new Map<number, number>([[0, 0]]);
  readonly #glyphs: number[] = [0];
  readonly #codes = new Map<string, number>();
  readonly #characters = new Map<number, string>();

  constructor(font: TrueType) {
    this.font = font;
  }

  /**
   * Returns the code of a character. Characters that look the same, such as a space and a non-breaking space, get
   * different codes, so that copied text is exact.
   */
  use(glyph: number, character: string): number {
    const known = this.#codes.get(character);
    if (known !== undefined) return known;
    let code = this.#number(glyph);
    if (this.#characters.has(code)) {
      code = this.#glyphs.length;
      this.#glyphs.push(glyph);
    }
    this.#codes.set(character, code);
    this.#characters.set(code, character);
    return code;
  }

  get characters(): ReadonlyMap<number, string> {
    return this.#characters;
  }

  /** The original glyph ids, in the new order. */
  get glyphs(): readonly number[] {
    return this.#glyphs;
  }

  /** Writes a font file with only these glyphs. Hinting is omitted, as it changes nothing on paper or screens. */
  fontFile(): Buffer {
    const descriptions: Buffer[] = [];
    for (let number = 0; number < this.#glyphs.length; number += 1) {
      descriptions.push(this.#renumbered(prepareGlyph(this.font, this.#glyphs[number] ?? 0)));
    }
    return assemble(this.font, this.#glyphs, descriptions);
  }

  #number(glyph: number): number {
    const known = this.#numbers.get(glyph);
    if (known !== undefined) return known;
    const number = this.#glyphs.length;
    this.#numbers.set(glyph, number);
    this.#glyphs.push(glyph);
    return number;
  }

  /** Adds and renumbers the components of a composite glyph, which refers to them by id. */
  #renumbered(description: Buffer): Buffer {
    const components = listComponents(description);
    if (components.length === 0) return description;
    const copy = Buffer.from(description);
    for (const { at, glyph } of components) copy.writeUInt16BE(this.#number(glyph), at + 2);
    return copy;
  }
}

/** Strips a glyph's instructions and pads it to four bytes. Cached, because most documents use the same glyphs. */
export function prepareGlyph(font: TrueType, glyph: number): Buffer {
  const known = PREPARED.get(font) ?? new Map<number, Buffer>();
  PREPARED.set(font, known);
  const found = known.get(glyph);
  if (found) return found;
  const made = padded(withoutInstructions(font.glyphBytes(glyph)));
  // Copied, because a slice would keep Node's whole buffer pool in memory.
  const kept = Buffer.alloc(made.length);
  made.copy(kept);
  known.set(glyph, kept);
  return kept;
}

function withoutInstructions(bytes: Buffer): Buffer {
  if (bytes.length < 10) return bytes;
  const components = listComponents(bytes);
  const last = components.at(-1);
  if (last) {
    const copy = Buffer.from(bytes.subarray(0, last.end));
    for (const { at, flags } of components) copy.writeUInt16BE(flags & ~HAS_INSTRUCTIONS, at);
    return copy;
  }
  const at = 10 + 2 * bytes.readInt16BE(0);
  const count = bytes.readUInt16BE(at);
  return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(2), bytes.subarray(at + 2 + count)]);
}

function padded(bytes: Buffer): Buffer {
  const rest = (4 - (bytes.length % 4)) % 4;
  return rest === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(rest)]);
}

function assemble(font: TrueType, glyphs: readonly number[], descriptions: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const metrics = Buffer.alloc(4 * glyphs.length);
  let offset = 0;
  glyphs.forEach((glyph, index) => {
    loca.writeUInt32BE(offset, 4 * index);
    offset += descriptions[index]?.length ?? 0;
    metrics.writeUInt16BE(font.advance(glyph), 4 * index);
    metrics.writeInt16BE(font.leftSideBearing(glyph), 4 * index + 2);
  });
  loca.writeUInt32BE(offset, 4 * glyphs.length);
  const copyOf = (tag: string) => {
    const table = font.table(tag);
    return Buffer.from(font.bytes.subarray(table.offset, table.offset + table.length));
  };
  const head = copyOf('head');
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(LONG_LOCA, 50);
  const hhea = copyOf('hhea');
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = copyOf('maxp');
  maxp.writeUInt16BE(glyphs.length, 4);
  return fileOf([
    ['glyf', Buffer.concat(descriptions)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', metrics],
    ['loca', loca],
    ['maxp', maxp],
  ]);
}

function fileOf(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.length);
  directory.writeUInt32BE(0x0001_0000, 0);
  directory.writeUInt16BE(tables.length, 4);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  directory.writeUInt16BE(16 * power, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE(16 * (tables.length - power), 10);
  const chunks: Buffer[] = [directory];
  let offset = directory.length;
  tables.forEach(([tag, data], index) => {
    const at = 12 + 16 * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum(data), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    chunks.push(padded(data));
    offset += padded(data).length;
  });
  return Buffer.concat(chunks);
}

function checksum(data: Buffer): number {
  let sum = 0;
  const whole = data.length - (data.length % 4);
  for (let at = 0; at < whole; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  let rest = 0;
  for (let at = whole; at < data.length; at += 1) rest += (data[at] ?? 0) * 2 ** (24 - 8 * (at - whole));
  return (sum + rest) >>> 0;
}
