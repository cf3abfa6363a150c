import { missingLetters, type Face } from '../fonts/faces.ts';

/** The letter in the place of one that no font prints: nothing that the sender wrote keeps a document from being sealed. */
const UNKNOWN_LETTER = '?';

export function printableText(text: string, face: Face = 'SANS'): string {
  const missing = new Set(missingLetters(text.normalize('NFC').replaceAll(/[\r\n\t]/g, ' '), face));
  if (missing.size === 0) return text;
  return Array.from(text.normalize('NFC'), (letter) => (missing.has(letter) ? UNKNOWN_LETTER : letter)).join('');
}
