export const MAX_LETTERS = { own: 4, company: 8 };

/** The characters of a name to carve into a seal, without spaces. */
export const sealLetters = (text: string) => text.normalize('NFC').replaceAll(/\s/gu, '');

export const isCarvable = (text: string, max = MAX_LETTERS.own) => {
  const count = Array.from(sealLetters(text)).length;
  return count > 0 && count <= max;
};
