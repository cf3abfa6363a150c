/**
 * Matches characters that are never drawn by themselves: joiners, variation selectors, skin tones, keycap frames and
 * flag tags.
 */
const ATTACHED = /\u200C|\u200D|\uFE0E|\uFE0F|\u20E3|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}]/u;
const INVISIBLE = /[\p{C}\p{Z}\uFE00-\uFE0F]/u;
const MAX_NAMED = 20;
/** Matches text made up of common characters, which all fonts of the sealed file have. */
const PRINTED = /^[\t\n\r -~ㄱ-ㅣ가-힣]*$/u;

/** Returns the given characters that occur in the text. */
export function findCharacters(text: string, characters: readonly string[]): string[] {
  const composed = text.normalize('NFC');
  return characters.filter((character) => composed.includes(character));
}

/** Removes the characters from the text, along with their modifiers. */
export function removeCharacters(text: string, characters: readonly string[]): string {
  const unwanted = new Set(characters);
  const all = Array.from(text.normalize('NFC'));
  let isTaken = false;
  const rest = all
    .filter((character) => {
      isTaken = unwanted.has(character) || (isTaken && ATTACHED.test(character));
      return !isTaken;
    })
    .join('');
  // Removing a character from either end may leave a space behind.
  const begun = unwanted.has(all[0] ?? '') ? rest.trimStart() : rest;
  return isTaken ? begun.trimEnd() : begun;
}

/** Formats the characters for display. Returns an empty string if all of them are invisible. */
export const formatCharacters = (characters: readonly string[]) =>
  characters
    .filter((character) => !INVISIBLE.test(character))
    .slice(0, MAX_NAMED)
    .join(' ');

/**
 * Returns whether the text contains a character that the fonts may lack, which only the server can tell for certain.
 */
export const mayBeUnprintable = (text: string) => !PRINTED.test(text.normalize('NFC'));
