import { sql, type RawBuilder } from 'kysely';
import { createInitialPattern, isConsonant, normalizeText, splitSearchWords } from '../../text/search-words.ts';

/** Also removes hyphens, because everybody writes phone numbers differently. */
export const normalizeContactText = (text: string) => normalizeText(text).replaceAll('-', '');

/** All words must match, in any order. Initial consonants match the syllables that start with them. */
export function matchWords(typed: string | undefined, text: RawBuilder<unknown>) {
  const words = splitSearchWords((typed ?? '').replaceAll('-', ''));
  return sql<boolean>`${sql.join([sql`true`, ...words.map((word) => matchWord(word, text))], sql` and `)}`;
}

/**
 * Contacts are searched by a scan of the organisation's rows, so their initials are matched by a regular expression
 * instead of an index.
 */
function matchWord(word: string, text: RawBuilder<unknown>) {
  const characters = Array.from(word);
  return characters.every(isConsonant)
    ? sql`${text} ~ ${characters.map(createInitialPattern).join('')}`
    : sql`position(${word} in ${text}) > 0`;
}
