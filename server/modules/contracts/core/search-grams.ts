import { normalizeText } from '../../../../rules/normalize-text.ts';
import { extractPhoneDigits, isMobileNumber, readSearchedNumber } from '../../../../rules/phone-number.ts';
import { extractInitialConsonants, isConsonant, splitSearchWords } from '../../../text/search-words.ts';

/**
 * Builds a contract's search text. Many Korean words have two syllables, too few for trigrams, so texts are indexed by
 * characters and pairs of characters.
 *
 * Each is hashed with the organisation, so that one organisation's frequent words don't slow down another's searches.
 * Single initial consonants are left out: they hardly narrow a search, and enlarge the index by a sixth.
 */
export function buildSearchText(parts: readonly (string | null)[]) {
  const known = parts.filter((part) => part !== null);
  return [...known.map(normalizeText), ...known.map(extractInitialConsonants).filter(Boolean)].join('\n');
}

export function listGrams(organizationUuid: string, searchText: string): number[] {
  const grams = new Set<number>();
  for (const run of searchText.split(/[\n ]/)) {
    const letters = Array.from(run);
    letters.forEach((letter, place) => {
      if (!isConsonant(letter)) grams.add(hashText(`${organizationUuid} ${letter}`));
      const next = letters[place + 1];
      if (next !== undefined) grams.add(hashText(`${organizationUuid} ${letter}${next}`));
    });
  }
  return [...grams];
}

export type SearchedPerson = { name: string; phone: string | null };

/** Builds what a contract is found by: its title, its number, and its receivers' names and phone numbers. */
export function buildSearchColumns(
  organizationUuid: string,
  { title, documentNo = null }: { title: string; documentNo?: string | null },
  people: readonly SearchedPerson[] = [],
) {
  const text = buildSearchText([title, documentNo, ...people.map(({ name }) => name)]);
  const numbers = people.flatMap(({ phone }) => (phone === null ? [] : extractPhoneDigits(phone)));
  const ends = numbers.flatMap((digits) =>
    PHONE_ENDS.map((length) => hashPhoneEnd(organizationUuid, digits.slice(-length))),
  );
  return {
    searchText: [text, ...numbers.map(toPhoneText)].join('\n'),
    searchGrams: [...new Set([...listGrams(organizationUuid, text), ...ends])],
  };
}

/**
 * The last digits that a phone number is found by: four, and the number after its prefix. Pairs of digits would be in so
 * many contracts that every search for digits would become slow.
 */
const PHONE_ENDS = [4, 8] as const;

const hashPhoneEnd = (organizationUuid: string, digits: string) => hashText(`${organizationUuid} phone ${digits}`);

/** Writes digits in full width, so that searches for other numbers don't find them. */
const toPhoneText = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** Parses a search into what every match must contain. Returns undefined for an empty search. */
export function parseSearch(organizationUuid: string, typed: string) {
  const whole = normalizeText(typed);
  const documentNo = DOCUMENT_NO.test(whole) ? whole.toUpperCase() : null;
  // A whole number is one word, even if it is typed with spaces.
  const all = readMobileNumber(whole) === null ? splitSearchWords(typed) : [whole];
  const listWordGrams = (word: string) => partsOf(word).map((part) => hashText(`${organizationUuid} ${part}`));
  const words = all.filter((word) => readPhoneEnd(word) === null);
  const numbers = all.flatMap((word) => {
    const end = readPhoneEnd(word);
    if (end === null) return [];
    return {
      word,
      grams: listWordGrams(word),
      phoneGram: hashPhoneEnd(organizationUuid, end.slice(-8)),
      phoneText: toPhoneText(end),
    };
  });
  const grams = [...new Set(words.flatMap(listWordGrams))];
  return all.length === 0 ? undefined : { words, documentNo, grams, numbers };
}

const PHONE_END = /^(?:\d{4}|\d{8})$/;

/** Returns the digits of a word that may be a phone number or the end of one, such as 1234-5678. */
function readPhoneEnd(word: string): string | null {
  const digits = word.replaceAll('-', '');
  return PHONE_END.test(digits) ? digits : readMobileNumber(word);
}

/** Other numbers receive no documents. */
const readMobileNumber = (word: string) => (isMobileNumber(word) ? readSearchedNumber(word) : null);

/** Splits a word into pairs of characters, which are more selective. Only one-character words use single characters. */
function partsOf(word: string) {
  const letters = Array.from(word);
  const pairs = letters.slice(1).map((letter, place) => `${letters[place] ?? ''}${letter}`);
  return pairs.length > 0 ? pairs : letters;
}

/** Matches a complete document number, which has its own index. */
const DOCUMENT_NO = /^[a-z]{2,4}-\d{4}-\d{4,}$/;

/** Computes FNV-1a as a signed 32-bit integer. */
function hashText(text: string) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
