export const MAX_SEAL_CHARACTERS = { own: 4, company: 8 };

export const normalizeSealText = (text: string) => text.normalize('NFC').replaceAll(/\s/gu, '');

export const canBeCarved = (text: string, max = MAX_SEAL_CHARACTERS.own) => {
  const count = Array.from(normalizeSealText(text)).length;
  return count > 0 && count <= max;
};
