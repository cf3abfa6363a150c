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

const EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\uFE0F\u20E3]/u;
const GRAPHEMES = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/**
 * Returns a name or a title as we print it around the document, without emoji that no font has. A question mark in
 * their place would look like a part of the name. Values in fields stay marked, because somebody wrote them to be read.
 */
export function toPrintableName(text: string, face: Face = 'SANS'): string {
  const composed = text.normalize('NFC');
  const missing = new Set(findMissingCharacters(composed.replaceAll(/[\r\n\t]/g, ' '), face));
  const graphemes = Array.from(GRAPHEMES.segment(composed), ({ segment }) => segment);
  // Joiners are only taken out of emoji, because they shape the letters of some scripts.
  const kept = graphemes.map((grapheme) => (EMOJI.test(grapheme) ? removeCharacters(grapheme, missing) : grapheme));
  if (kept.join('') === composed) return toPrintableText(text, face);
  const joined = kept.join('').replaceAll(/ {2,}/g, ' ').trim();
  return toPrintableText(joined || UNKNOWN_CHARACTER, face);
}

function removeCharacters(grapheme: string, missing: ReadonlySet<string>): string {
  const kept = Array.from(grapheme).filter((character) => !missing.has(character));
  return kept.join('').replaceAll(/\u200D|\uFE0F/g, '');
}
