const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** What a person counts as one letter: a composed syllable, an emoji with its skin tone. */
export const countGraphemes = (text: string) => [...segmenter.segment(text)].length;

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Joiners belong to emoji and some scripts; every other invisible letter could fake a name. */
const JOINERS = /[\u200c\u200d]/gu;

/** A name as it is kept: composed, without spaces around; null if it is empty, too long or holds invisible letters. */
export function readName(text: string, longest: number): string | null {
  const name = text.normalize('NFC').trim();
  const length = countGraphemes(name);
  if (length < 1 || length > longest || CONTROL.test(name.replace(JOINERS, ''))) return null;
  return name;
}

export const PERSON_NAME_MAX = 50;
export const ORGANIZATION_NAME_MAX = 100;
