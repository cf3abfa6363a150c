import { initialsOf, isConsonant, plainText, searchWords } from '../../../text/search-words.ts';

/**
 * Two syllables are a Korean word, and three letters are too many for an index to ask for. So each text is kept as its
 * single letters and pairs of letters, each mixed with its organisation: what is common elsewhere is not common here. Of initial
 * consonants only pairs are kept: a single one says next to nothing, and a sixth more is enough for an index to grow.
 */
export function writeSearchText(parts: readonly (string | null)[]) {
  const known = parts.filter((part) => part !== null);
  return [...known.map(plainText), ...known.map(initialsOf).filter(Boolean)].join('\n');
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

/** What a search has to find all of, or nothing while nothing is asked for yet. */
export function readSearch(organizationUuid: string, typed: string) {
  const whole = plainText(typed);
  const documentNo = DOCUMENT_NO.test(whole) ? whole.toUpperCase() : null;
  const words = searchWords(typed);
  const grams = words.flatMap((word) => partsOf(word).map((part) => hashText(`${organizationUuid} ${part}`)));
  return words.length === 0 ? undefined : { words, documentNo, grams: [...new Set(grams)] };
}

/** Pairs say more than single letters, which only stand in for a word of one. */
function partsOf(word: string) {
  const letters = Array.from(word);
  const pairs = letters.slice(1).map((letter, place) => `${letters[place] ?? ''}${letter}`);
  return pairs.length > 0 ? pairs : letters;
}

/** A whole number of a document: nothing else is written so, and it has an index of its own. */
const DOCUMENT_NO = /^[a-z]{2,4}-\d{4}-\d{4,}$/;

/** FNV-1a, as a signed integer of 32 bits. */
function hashText(text: string) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
