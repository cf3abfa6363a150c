import { sql, type RawBuilder } from 'kysely';
import { createInitialPattern, isConsonant, splitSearchWords } from '../text/search-words.ts';

/**
 * Requires all words to match, in any order. Initial consonants match syllables that start with them. The text must be
 * normalised with `normalizeText` or `normalizeColumns`.
 */
export function buildWordsCondition(typed: string | undefined, text: RawBuilder<unknown>) {
  const words = splitSearchWords(typed ?? '');
  return sql<boolean>`${sql.join([sql`true`, ...words.map((word) => matchWord(word, text))], sql` and `)}`;
}

/**
 * Matches a word or initial consonants without an index, because these searches scan the organisation's rows anyway.
 */
function matchWord(word: string, text: RawBuilder<unknown>) {
  const characters = Array.from(word);
  return characters.every(isConsonant)
    ? sql`${text} ~ ${characters.map(createInitialPattern).join('')}`
    : sql`position(${word} in ${text}) > 0`;
}

/** Normalises columns as `normalizeText` would, each on its own line, so that no word spans two of them. */
export const normalizeColumns = (...columns: string[]) =>
  sql`concat_ws(E'\n', ${sql.join(
    columns.map((column) => sql`lower(regexp_replace(normalize(${sql.ref(column)}, NFC), '\\s+', '', 'g'))`),
  )})`;
