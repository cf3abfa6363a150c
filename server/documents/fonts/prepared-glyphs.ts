import { listGlyphComponents, INSTRUCTIONS_FLAG } from './components.ts';
import type { TrueType } from './true-type.ts';

const PREPARED = new WeakMap<TrueType, Map<number, Buffer>>();

/** Drops a glyph's instructions and pads it to four bytes. Cached, because most documents use the same glyphs. */
export function prepareGlyph(font: TrueType, glyph: number): Buffer {
  const known = PREPARED.get(font) ?? new Map<number, Buffer>();
  PREPARED.set(font, known);
  const found = known.get(glyph);
  if (found) return found;
  const made = padToFourBytes(withoutInstructions(font.glyphBytes(glyph)));
  // A copy, because a slice would keep Node's whole buffer pool in memory.
  const kept = Buffer.alloc(made.length);
  made.copy(kept);
  known.set(glyph, kept);
  return kept;
}

function withoutInstructions(bytes: Buffer): Buffer {
  if (bytes.length < 10) return bytes;
  const components = listGlyphComponents(bytes);
  const last = components.at(-1);
  if (last) {
    const copy = Buffer.from(bytes.subarray(0, last.end));
    for (const { at, flags } of components) copy.writeUInt16BE(flags & ~INSTRUCTIONS_FLAG, at);
    return copy;
  }
  const at = 10 + 2 * bytes.readInt16BE(0);
  const count = bytes.readUInt16BE(at);
  return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(2), bytes.subarray(at + 2 + count)]);
}

/** Pads bytes to a multiple of four, because every table and glyph of a font must be aligned to four bytes. */
export function padToFourBytes(bytes: Buffer): Buffer {
  const rest = (4 - (bytes.length % 4)) % 4;
  return rest === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(rest)]);
}
