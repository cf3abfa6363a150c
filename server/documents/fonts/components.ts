const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const SCALE_XY = 0x40;
const MATRIX = 0x80;
export const INSTRUCTIONS_FLAG = 0x1_00;

export type GlyphComponent = {
  at: number;
  end: number;
  glyph: number;
  flags: number;
  /** The matrix a b c d e f, as in PDF. */
  matrix: readonly [number, number, number, number, number, number];
};

/** Lists a composite glyph's components. A simple glyph has none. */
export function listGlyphComponents(glyph: Buffer): GlyphComponent[] {
  if (glyph.length < 10 || glyph.readInt16BE(0) >= 0) return [];
  const components: GlyphComponent[] = [];
  let at = 10;
  for (;;) {
    const component = readComponent(glyph, at);
    components.push(component);
    if (!(component.flags & MORE)) return components;
    at = component.end;
  }
}

function readComponent(glyph: Buffer, at: number): GlyphComponent {
  const flags = glyph.readUInt16BE(at);
  const wide = (flags & WORDS) !== 0;
  const dx = wide ? glyph.readInt16BE(at + 4) : glyph.readInt8(at + 4);
  const dy = wide ? glyph.readInt16BE(at + 6) : glyph.readInt8(at + 5);
  let end = at + (wide ? 8 : 6);
  const fraction = () => {
    end += 2;
    return glyph.readInt16BE(end - 2) / 16_384;
  };
  if (flags & SCALE) {
    const scale = fraction();
    return { at, end, flags, glyph: glyph.readUInt16BE(at + 2), matrix: [scale, 0, 0, scale, dx, dy] };
  }
  if (flags & SCALE_XY) {
    const [x, y] = [fraction(), fraction()];
    return { at, end, flags, glyph: glyph.readUInt16BE(at + 2), matrix: [x, 0, 0, y, dx, dy] };
  }
  if (flags & MATRIX) {
    const [a, b, c, d] = [fraction(), fraction(), fraction(), fraction()];
    return { at, end, flags, glyph: glyph.readUInt16BE(at + 2), matrix: [a, b, c, d, dx, dy] };
  }
  return { at, end, flags, glyph: glyph.readUInt16BE(at + 2), matrix: [1, 0, 0, 1, dx, dy] };
}
