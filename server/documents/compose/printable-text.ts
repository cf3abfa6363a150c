import { findMissingCharacters, type Face } from '../fonts/faces.ts';

/** Replaces characters that no font has, so that they can't prevent sealing. */
const UNKNOWN_CHARACTER = '?';

export function toPrintableText(text: string, face: Face = 'SANS'): string {
  const missing = new Set(findMissingCharacters(text.normalize('NFC').replaceAll(/[\r\n\t]/g, ' '), face));
  if (missing.size === 0) return text;
  return Array.from(text.normalize('NFC'), (character) =>
    missing.has(character) ? UNKNOWN_CHARACTER : character,
  ).join('');
}
