import { needsShaping } from '../../rules/shaped-text.ts';
import { findGlyph, loadFont } from '../../server/documents/fonts/faces.ts';

const UNITS: Readonly<Record<number, string>> = { 2048: '.', 1000: ',' };
const isAssignable = (codePoint: number) =>
  (codePoint < 0xd8_00 || codePoint > 0xdf_ff) && (codePoint < 0xe0_00 || codePoint > 0xf8_ff);

/** Generates the width of each character in the font of sealed fields, for `rules/character-widths.ts`. */
export function renderCharacterWidths(): string {
  const entries: string[] = [];
  let [start, before] = [0, ''];
  for (let codePoint = 0; codePoint <= 0xff_ff; codePoint += 1) {
    const place = isAssignable(codePoint) ? findGlyph('SANS', codePoint) : null;
    // Characters that need shaping have no fixed width.
    if (!place || needsShaping(String.fromCodePoint(codePoint))) continue;
    const font = loadFont(place.font);
    const unit = UNITS[font.unitsPerEm];
    if (unit === undefined) throw new RangeError(`${place.font} counts in parts of ${font.unitsPerEm}`);
    const width = `${unit}${font.advance(place.glyph).toString(36)}`;
    // Unprintable characters are skipped, so they may get their neighbours' width.
    if (width === before) continue;
    entries.push(`${(codePoint - start).toString(36)}${width}`);
    [start, before] = [codePoint, width];
  }
  return `/** Written by \`npm run generate\`. */\nexport const CHARACTER_WIDTHS =\n  '${entries.join(' ')}';\n`;
}
