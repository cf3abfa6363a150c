/**
 * Characters that are not drawn by themselves: joiners, variation selectors, skin tones, keycap frames and flag tags.
 */
const ATTACHED = /\u200C|\u200D|\uFE0E|\uFE0F|\u20E3|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}]/u;
const INVISIBLE = /[\p{C}\p{Z}\uFE00-\uFE0F]/u;
const MAX_NAMED = 20;
/** Characters that are typed all the time and that every font of a sealed file has. */
const PRINTED = /^[\t\n\r -~ㄱ-ㅣ가-힣]*$/u;

/** Which of the characters occur in the text. */
export function charactersIn(text: string, characters: readonly string[]): string[] {
  const composed = text.normalize('NFC');
  return characters.filter((character) => composed.includes(character));
}

/** Removes the characters from the text, along with any modifiers that belonged to them. */
export function withoutCharacters(text: string, characters: readonly string[]): string {
  const unwanted = new Set(characters);
  const all = Array.from(text.normalize('NFC'));
  let isTaken = false;
  const rest = all
    .filter((character) => {
      isTaken = unwanted.has(character) || (isTaken && ATTACHED.test(character));
      return !isTaken;
    })
    .join('');
  // Removing a character at either end leaves the space beside it behind.
  const begun = unwanted.has(all[0] ?? '') ? rest.trimStart() : rest;
  return isTaken ? begun.trimEnd() : begun;
}

/** The characters as they are shown to people; empty if none of them is visible. */
export const namedCharacters = (characters: readonly string[]) =>
  characters
    .filter((character) => !INVISIBLE.test(character))
    .slice(0, MAX_NAMED)
    .join(' ');

/** Whether a text may have a character that no font has, which only the server can tell. */
export const isDoubtful = (text: string) => !PRINTED.test(text.normalize('NFC'));
