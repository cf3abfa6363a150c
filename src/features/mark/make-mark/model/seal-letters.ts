export const MOST_LETTERS = 4;

/** What is carved of a name: without gaps. */
export const sealLetters = (text: string) => text.normalize('NFC').replaceAll(/\s/gu, '');

export const isCarvable = (text: string) => {
  const count = Array.from(sealLetters(text)).length;
  return count > 0 && count <= MOST_LETTERS;
};
