/** Has no look of its own: a joiner, a variation, a skin tone, the frame of a keycap, the tags of a flag. */
const ATTACHED = /\u200C|\u200D|\uFE0E|\uFE0F|\u20E3|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}]/u;
const INVISIBLE = /[\p{C}\p{Z}\uFE00-\uFE0F]/u;
const MAX_NAMED = 20;
/** What everybody types all day, and every face of a sealed file has. */
const PRINTED = /^[\t\n\r -~ㄱ-ㅣ가-힣]*$/u;

/** Which of these characters stand in a text. */
export function charactersIn(text: string, characters: readonly string[]): string[] {
  const composed = text.normalize('NFC');
  return characters.filter((character) => composed.includes(character));
}

/** A text without these characters, and without what only belonged to them. */
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
  // The space beside what stood at an end would be left over.
  const begun = unwanted.has(all[0] ?? '') ? rest.trimStart() : rest;
  return isTaken ? begun.trimEnd() : begun;
}

/** As they are told to a person; empty if there is nothing to see of them. */
export const namedCharacters = (characters: readonly string[]) =>
  characters
    .filter((character) => !INVISIBLE.test(character))
    .slice(0, MAX_NAMED)
    .join(' ');

/** Whether a text may hold a character that no face has: the server knows, the browser does not. */
export const isDoubtful = (text: string) => !PRINTED.test(text.normalize('NFC'));
