import { loadFont, type Face } from './faces.ts';
import { requireGlyph } from './glyphs.ts';
import { readOutline, transformSegment, type Segment } from './outline.ts';
import { shapeSegment } from './shaping/shape-segment.ts';
import { mirrorCharacter, orderSegments } from './shaping/visual-order.ts';
import type { TrueType } from './true-type.ts';

const PER_EM = 1000;

/** Returns the outline of a line of text, in thousandths of the font size. */
export function outlineText(text: string, face: Face): Segment[] {
  const outline: Segment[] = [];
  let pen = 0;
  const add = (font: TrueType, glyph: number, x: number, y: number) => {
    const scale = PER_EM / font.unitsPerEm;
    for (const segment of readOutline(font, glyph))
      outline.push(transformSegment(segment, [scale, 0, 0, scale, pen + x * scale, y * scale]));
  };
  const addCharacter = (character: string) => {
    const { font, glyph, advance } = requireGlyph(face, character);
    add(loadFont(font), glyph, 0, 0);
    pen += advance * PER_EM;
  };
  for (const { text: part, script, isRightToLeft } of orderSegments(text.normalize('NFC'))) {
    const shaped = script && shapeSegment(part, script, isRightToLeft ? 'RTL' : 'LTR');
    if (!shaped) {
      const characters = Array.from(part);
      for (const character of isRightToLeft ? characters.toReversed().map(mirrorCharacter) : characters)
        addCharacter(character);
      continue;
    }
    const font = loadFont(shaped.font);
    for (const { glyph, advance, offsetX, offsetY } of shaped.clusters.flatMap(({ glyphs }) => glyphs)) {
      add(font, glyph, offsetX, offsetY);
      pen += (advance * PER_EM) / font.unitsPerEm;
    }
  }
  return outline;
}
