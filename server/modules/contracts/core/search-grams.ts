import { normalizeText } from '../../../../rules/normalize-text.ts';
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

/** Parses a search into what every match must contain. Returns undefined for an empty search. */
export function parseSearch(organizationUuid: string, typed: string) {
  const whole = normalizeText(typed);
  const documentNo = DOCUMENT_NO.test(whole) ? whole.toUpperCase() : null;
  const words = splitSearchWords(typed);
  const grams = words.flatMap((word) => partsOf(word).map((part) => hashText(`${organizationUuid} ${part}`)));
  return words.length === 0 ? undefined : { words, documentNo, grams: [...new Set(grams)] };
}

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
