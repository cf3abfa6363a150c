import { padToFourBytes, prepareGlyph } from './prepared-glyphs.ts';
import type { ShapedGlyph } from './shaping/harfbuzz.ts';
import type { TrueType } from './true-type.ts';

/** A glyph of our own that combines several shaped glyphs. */
export type JoinedGlyph = {
  /** In font units. */
  advance: number;
  bearing: number;
  /** The number of component glyphs. */
  parts: number;
  /** A composite glyph that refers to its components by their original ids. Empty if nothing is drawn. */
  description: Buffer;
};

const [WORDS, OFFSETS, MORE] = [0x1, 0x2, 0x20];
const [HEADER_BYTES, COMPONENT_BYTES] = [10, 8];
/**
 * How far from the origin a part may be, in font units. A hundred accents on one character tower higher than a font's
 * numbers reach, so those above are not drawn.
 */
const FARTHEST = 16_000;

/**
 * Joins a cluster's glyphs into one, whose code stands for all its characters, so that copied text is exact. With a
 * code for each part, viewers would copy the parts as characters.
 */
export function joinGlyphs(font: TrueType, glyphs: readonly ShapedGlyph[]): JoinedGlyph {
  let pen = 0;
  const parts: { glyph: number; x: number; y: number; box: readonly number[] }[] = [];
  for (const { glyph, advance, offsetX, offsetY } of glyphs) {
    const bytes = prepareGlyph(font, glyph);
    const [x, y] = [pen + offsetX, offsetY];
    pen += advance;
    if (bytes.length < HEADER_BYTES || Math.max(Math.abs(x), Math.abs(y)) > FARTHEST) continue;
    parts.push({ glyph, x, y, box: [2, 4, 6, 8].map((at) => bytes.readInt16BE(at)) });
  }
  if (parts.length === 0) return { advance: pen, bearing: 0, parts: 0, description: Buffer.alloc(0) };
  const description = padToFourBytes(Buffer.alloc(HEADER_BYTES + COMPONENT_BYTES * parts.length));
  const side = (place: number, shift: 'x' | 'y') => parts.map((part) => (part.box[place] ?? 0) + part[shift]);
  const bearing = Math.min(...side(0, 'x'));
  description.writeInt16BE(-1, 0);
  description.writeInt16BE(bearing, 2);
  description.writeInt16BE(Math.min(...side(1, 'y')), 4);
  description.writeInt16BE(Math.max(...side(2, 'x')), 6);
  description.writeInt16BE(Math.max(...side(3, 'y')), 8);
  parts.forEach(({ glyph, x, y }, index) => {
    const at = HEADER_BYTES + COMPONENT_BYTES * index;
    description.writeUInt16BE(WORDS | OFFSETS | (index < parts.length - 1 ? MORE : 0), at);
    description.writeUInt16BE(glyph, at + 2);
    description.writeInt16BE(x, at + 4);
    description.writeInt16BE(y, at + 6);
  });
  return { advance: pen, bearing, parts: parts.length, description };
}
