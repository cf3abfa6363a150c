/** Matches characters that modify the previous one: joiners, variation selectors, skin tones, keycaps and flag tags. */
const ATTACHED = /\u200C|\u200D|\uFE0E|\uFE0F|\u20E3|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}]/u;
const INVISIBLE = /[\p{C}\p{Z}\uFE00-\uFE0F]/u;
const MAX_NAMED = 20;
/** Matches text whose characters are in every font of the sealed file. */
const PRINTED = /^[\t\n\r -~ㄱ-ㅣ가-힣]*$/u;

export function findCharacters(text: string, characters: readonly string[]): string[] {
  const composed = text.normalize('NFC');
  return characters.filter((character) => composed.includes(character));
}

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
  // Removing a character at either end can leave a space there.
  const begun = unwanted.has(all[0] ?? '') ? rest.trimStart() : rest;
  return isTaken ? begun.trimEnd() : begun;
}

export const formatCharacters = (characters: readonly string[]) =>
  characters
    .filter((character) => !INVISIBLE.test(character))
    .slice(0, MAX_NAMED)
    .join(' ');

/** Returns whether the fonts might lack a character of the text. Only the server knows for certain. */
export const mayBeUnprintable = (text: string) => !PRINTED.test(text.normalize('NFC'));
