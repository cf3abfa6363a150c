import { findGlyph, loadFont, type Face, type FontName } from './faces.ts';

export type Letter = { font: FontName; glyph: number; /** In parts of the size. */ advance: number };

/** A value holds a letter that no font prints. Checked at input; here it is the last line of defence. */
export class UnprintableLetter extends Error {
  override name = 'UnprintableLetter';
  readonly letter: string;
  constructor(letter: string) {
    super(`no font has ${letter} (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()})`);
    this.letter = letter;
  }
}

const known = new Map<Face, Map<string, Letter>>();

export function letterOf(face: Face, letter: string): Letter {
  const ofFace = known.get(face) ?? new Map<string, Letter>();
  known.set(face, ofFace);
  const found = ofFace.get(letter) ?? look(face, letter);
  ofFace.set(letter, found);
  return found;
}

export function widthOf(text: string, face: Face, size: number): number {
  let width = 0;
  for (const letter of text) width += letterOf(face, letter).advance;
  return width * size;
}

function look(face: Face, letter: string): Letter {
  const place = findGlyph(face, letter.codePointAt(0) ?? 0);
  if (!place) throw new UnprintableLetter(letter);
  const font = loadFont(place.font);
  return { ...place, advance: font.advance(place.glyph) / font.unitsPerEm };
}
