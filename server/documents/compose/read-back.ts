import { listGlyphComponents } from '../fonts/components.ts';
import type { EmbeddedFonts } from '../fonts/embedded-fonts.ts';
import { prepareGlyph } from '../fonts/prepared-glyphs.ts';
import { TrueType } from '../fonts/true-type.ts';
import type { DrawnText } from './text.ts';

type Written = ReturnType<EmbeddedFonts['finish']>[number];

/**
 * Thrown if the file shows values other than the given ones, or text copied from it differs. Such a file must not be
 * sealed.
 */
export class DrawnTextMismatchError extends Error {
  override name = 'DrawnTextMismatchError';
}

/**
 * Decodes the drawn text with the embedded fonts, like a viewer. Each code must give the intended character, and the
 * same glyph as in the complete font.
 */
export function checkDrawnText(drawn: readonly DrawnText[], fonts: readonly Written[]): void {
  const readers = new Map(fonts.map((font) => [font.resource, createReader(font)]));
  for (const { text, runs } of drawn) {
    const read = runs.map(({ resource, codes }) => readers.get(resource)?.(codes) ?? '').join('');
    if (read !== text.normalize('NFC'))
      throw new DrawnTextMismatchError(`drew ${JSON.stringify(read)} for ${JSON.stringify(text)}`);
  }
}

type Meant = { advance: number; description: Buffer };

function createReader({ subset, fontFile, toUnicode }: Written): (codes: string) => string {
  const characters = readToUnicode(toUnicode);
  const embedded = new TrueType(fontFile);
  const toGlyph = (character: string) => subset.font.glyph(character.codePointAt(0) ?? 0);
  for (const [code, character] of characters) {
    const glyph = subset.glyphs[code];
    const meant =
      typeof glyph === 'object'
        ? glyph
        : {
            advance: subset.font.advance(toGlyph(character)),
            description: prepareGlyph(subset.font, toGlyph(character)),
          };
    if (!sameShape(embedded, code, subset.font, meant))
      throw new DrawnTextMismatchError(`${character} has another shape`);
  }
  return (codes) => {
    let text = '';
    for (let at = 0; at < codes.length; at += 4)
      text += characters.get(Number.parseInt(codes.slice(at, at + 4), 16)) ?? '\ufffd';
    return text;
  };
}

export function readToUnicode(map: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, code, utf16] of map.matchAll(/^<([\da-f]{4})> <([\da-f]+)>$/gm)) {
    if (!code || !utf16 || utf16.length < 4) continue;
    if (code === '0000' && utf16 === 'ffff') continue;
    characters.set(Number.parseInt(code, 16), Buffer.from(utf16, 'hex').swap16().toString('utf16le'));
  }
  return characters;
}

function sameShape(embedded: TrueType, code: number, whole: TrueType, meant: Meant): boolean {
  const here = embedded.glyphBytes(code);
  const there = meant.description;
  if (embedded.advance(code) !== meant.advance) return false;
  const parts = listGlyphComponents(here);
  if (parts.length === 0) return here.equals(there);
  const originals = listGlyphComponents(there);
  return (
    parts.length === originals.length &&
    parts.every((part, index) => {
      const original = originals[index];
      if (!original || !part.matrix.every((number, place) => number === original.matrix[place])) return false;
      const { glyph } = original;
      const meantPart = { advance: whole.advance(glyph), description: prepareGlyph(whole, glyph) };
      return sameShape(embedded, part.glyph, whole, meantPart);
    })
  );
}
