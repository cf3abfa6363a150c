import { needsShaping, splitByScript } from '../../../rules/shaped-text.ts';
import { findGlyph, loadFont, type Face, type FontName } from './faces.ts';
import { shapeSegment } from './shaping/shape-segment.ts';

export type Glyph = { font: FontName; glyph: number; /** As a fraction of the font size. */ advance: number };

/** Thrown for a character that no font has. Earlier checks should have caught it. */
export class UnprintableCharacterError extends Error {
  override name = 'UnprintableCharacterError';
  readonly character: string;
  constructor(character: string) {
    super(`no font has ${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()})`);
    this.character = character;
  }
}

const known = new Map<Face, Map<string, Glyph>>();

export function requireGlyph(face: Face, character: string): Glyph {
  const ofFace = known.get(face);
  return ofFace?.get(character) ?? learn(face, character, ofFace);
}

function learn(face: Face, character: string, ofFace = new Map<string, Glyph>()): Glyph {
  known.set(face, ofFace);
  const found = look(face, character);
  ofFace.set(character, found);
  return found;
}

export const measureText = (text: string, face: Face, size: number): number =>
  (needsShaping(text) ? measureSegments(text, face) : measureCharacters(text, face)) * size;

function measureSegments(text: string, face: Face): number {
  let width = 0;
  for (const { text: part, script } of splitByScript(text)) {
    const shaped = script && shapeSegment(part, script);
    width += shaped ? shaped.advance : measureCharacters(part, face);
  }
  return width;
}

function measureCharacters(text: string, face: Face): number {
  let width = 0;
  for (const character of text) width += requireGlyph(face, character).advance;
  return width;
}

function look(face: Face, character: string): Glyph {
  const place = findGlyph(face, character.codePointAt(0) ?? 0);
  if (!place) throw new UnprintableCharacterError(character);
  const font = loadFont(place.font);
  return { ...place, advance: font.advance(place.glyph) / font.unitsPerEm };
}
