import { normalizeText } from '../../rules/normalize-text.ts';

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_OF_ONE_INITIAL = 588;
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** Compound consonants, which input methods make of two consonants in a row. */
const JOINED: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

export const isConsonant = (character: string) => character >= 'ㄱ' && character <= 'ㅎ';

/** Extracts initial consonants: 근로계약서_이도윤 becomes `ㄱㄹㄱㅇㅅ ㅇㄷㅇ`. */
export function extractInitialConsonants(text: string) {
  const letters = Array.from(normalizeText(text), (character) => {
    const code = character.charCodeAt(0);
    if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return ' ';
    return INITIALS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_OF_ONE_INITIAL)] ?? ' ';
  });
  return letters.join('').replaceAll(/ +/g, ' ').trim();
}

/** Returns a character class that matches the consonant and all syllables that start with it. */
export function createInitialPattern(consonant: string) {
  const place = INITIALS.indexOf(consonant);
  if (place < 0) return consonant;
  const first = FIRST_SYLLABLE + place * SYLLABLES_OF_ONE_INITIAL;
  return `[${consonant}${String.fromCharCode(first)}-${String.fromCharCode(first + SYLLABLES_OF_ONE_INITIAL - 1)}]`;
}

/**
 * Splits a search into words, which must all match. Drops a single consonant, or one after other text, because it is a
 * syllable still being typed.
 */
export const splitSearchWords = (typed: string) =>
  typed.split(/\s+/).flatMap((part) => {
    const word = Array.from(normalizeText(part), (character) => JOINED[character] ?? character).join('');
    const isInitials = word.length > 1 && Array.from(word).every(isConsonant);
    const whole = isInitials ? word : word.replace(/[ㄱ-ㅎ]$/, '');
    return whole === '' ? [] : [whole];
  });
