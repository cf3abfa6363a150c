import { listGlyphComponents } from './components.ts';
import { joinGlyphs, type JoinedGlyph } from './joined-glyph.ts';
import { writeFontFile } from './font-file.ts';
import { prepareGlyph } from './prepared-glyphs.ts';
import type { ShapedGlyph } from './shaping/harfbuzz.ts';
import type { TrueType } from './true-type.ts';

type SubsetGlyph = number | JoinedGlyph;

const LONG_LOCA = 1;

/** The glyphs that a document uses, renumbered in order of first use. */
export class GlyphSubset {
  readonly font: TrueType;
  readonly #numbers = new Map<number, number>([[0, 0]]);
  readonly #glyphs: SubsetGlyph[] = [0];
  readonly #codes = new Map<string, number>();
  readonly #characters = new Map<number, string>();
  readonly #shapedCodes = new Map<string, number>();

  constructor(font: TrueType) {
    this.font = font;
  }

  /**
   * Returns a character's code. Characters that look the same, such as a space and a non-breaking space, get different
   * codes, so that copied text is exact.
   */
  use(glyph: number, character: string): number {
    const known = this.#codes.get(character);
    if (known !== undefined) return known;
    const code = this.#add(glyph, character);
    this.#codes.set(character, code);
    return code;
  }

  /** Returns the code for shaped characters, or for a glyph other than the one in the character map. */
  useShaped(text: string, glyphs: readonly ShapedGlyph[]): number {
    const key = `${text}/${glyphs.map(({ glyph, offsetX, offsetY }) => `${glyph} ${offsetX} ${offsetY}`).join('/')}`;
    const known = this.#shapedCodes.get(key);
    if (known !== undefined) return known;
    const code = this.#add(joinGlyphs(this.font, glyphs), text);
    this.#shapedCodes.set(key, code);
    return code;
  }

  get characters(): ReadonlyMap<number, string> {
    return this.#characters;
  }

  get glyphs(): readonly SubsetGlyph[] {
    return this.#glyphs;
  }

  advance(code: number): number {
    const glyph = this.#glyphs[code] ?? 0;
    return typeof glyph === 'number' ? this.font.advance(glyph) : glyph.advance;
  }

  /** Returns the description of a code's glyph. Its components have their original ids. */
  describe(code: number): Buffer {
    const glyph = this.#glyphs[code] ?? 0;
    return typeof glyph === 'number' ? prepareGlyph(this.font, glyph) : glyph.description;
  }

  /**
   * Writes a font file with only these glyphs. Drops hinting, which makes no difference on paper or on modern screens.
   */
  fontFile(): Buffer {
    const descriptions: Buffer[] = [];
    for (let number = 0; number < this.#glyphs.length; number += 1) {
      descriptions.push(this.#renumbered(this.describe(number)));
    }
    return assemble(this.font, this.#glyphs, descriptions);
  }

  #add(glyph: SubsetGlyph, text: string): number {
    let code = typeof glyph === 'number' ? this.#number(glyph) : this.#glyphs.length;
    if (typeof glyph !== 'number' || this.#characters.has(code)) {
      code = this.#glyphs.length;
      this.#glyphs.push(glyph);
    }
    this.#characters.set(code, text);
    return code;
  }

  #number(glyph: number): number {
    const known = this.#numbers.get(glyph);
    if (known !== undefined) return known;
    const number = this.#glyphs.length;
    this.#numbers.set(glyph, number);
    this.#glyphs.push(glyph);
    return number;
  }

  /** Adds a composite glyph's components, and renumbers the references to them. */
  #renumbered(description: Buffer): Buffer {
    const components = listGlyphComponents(description);
    if (components.length === 0) return description;
    const copy = Buffer.from(description);
    for (const { at, glyph } of components) copy.writeUInt16BE(this.#number(glyph), at + 2);
    return copy;
  }
}

function assemble(font: TrueType, glyphs: readonly SubsetGlyph[], descriptions: readonly Buffer[]): Buffer {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const metrics = Buffer.alloc(4 * glyphs.length);
  let offset = 0;
  glyphs.forEach((glyph, index) => {
    loca.writeUInt32BE(offset, 4 * index);
    offset += descriptions[index]?.length ?? 0;
    const isOriginal = typeof glyph === 'number';
    metrics.writeUInt16BE(isOriginal ? font.advance(glyph) : glyph.advance, 4 * index);
    metrics.writeInt16BE(isOriginal ? font.leftSideBearing(glyph) : glyph.bearing, 4 * index + 2);
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
  declareJoinedGlyphs(maxp, glyphs);
  return writeFontFile([
    ['glyf', Buffer.concat(descriptions)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', metrics],
    ['loca', loca],
    ['maxp', maxp],
  ]);
}

/** Raises the font's limits, because joined glyphs can have more parts than its own. */
function declareJoinedGlyphs(maxp: Buffer, glyphs: readonly SubsetGlyph[]) {
  const most = Math.max(0, ...glyphs.map((glyph) => (typeof glyph === 'number' ? 0 : glyph.parts)));
  if (most === 0) return;
  const limit = ({ simple, composite }: { simple: number; composite: number }) => {
    const one = Math.max(maxp.readUInt16BE(simple), maxp.readUInt16BE(composite));
    maxp.writeUInt16BE(Math.min(0xff_ff, one * most), composite);
  };
  limit({ simple: 6, composite: 10 });
  limit({ simple: 8, composite: 12 });
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(28), most), 28);
  maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30);
}
