import { sql, type RawBuilder } from 'kysely';
import { initialClass, isConsonant, plainText, searchWords } from '../../text/search-words.ts';

/** Ignores hyphens, too, which everybody puts elsewhere in a telephone number. */
export const plainContact = (text: string) => plainText(text).replaceAll('-', '');

/** Every word has to match, in any order. Initial consonants match the syllables that begin with them. */
export function matchWords(typed: string | undefined, text: RawBuilder<unknown>) {
  const words = searchWords((typed ?? '').replaceAll('-', ''));
  return sql<boolean>`${sql.join([sql`true`, ...words.map((word) => matchWord(word, text))], sql` and `)}`;
}

/** A contact is found by a look at each text of its organisation, so its initials need not be kept beside it. */
function matchWord(word: string, text: RawBuilder<unknown>) {
  const characters = Array.from(word);
  return characters.every(isConsonant)
    ? sql`${text} ~ ${characters.map(initialClass).join('')}`
    : sql`position(${word} in ${text}) > 0`;
}
