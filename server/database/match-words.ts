import { sql, type RawBuilder } from 'kysely';
import { COMPANY_FORMS, IGNORED_IN_SEARCHES, TYPED_INSTEAD } from '../../rules/normalize-text.ts';
import { createInitialPattern, isConsonant, splitSearchWords } from '../text/search-words.ts';

/**
 * Builds a condition that requires all words, in any order. Initial consonants match syllables that start with them.
 * `text` must be normalised with `normalizeText` or `normalizeColumns`.
 */
export function buildWordsCondition(typed: string | undefined, text: RawBuilder<unknown>) {
  const words = splitSearchWords(typed ?? '');
  return sql<boolean>`${sql.join([sql`true`, ...words.map((word) => matchWord(word, text))], sql` and `)}`;
}

/** Matches a word or initial consonants. Needs no index, because these searches scan the organisation's rows anyway. */
function matchWord(word: string, text: RawBuilder<unknown>) {
  const characters = Array.from(word);
  return characters.every(isConsonant)
    ? sql`${text} ~ ${characters.map(createInitialPattern).join('')}`
    : sql`position(${word} in ${text}) > 0`;
}

/** Normalises columns like `normalizeText`, one per line, so that no match spans two of them. */
export const normalizeColumns = (...columns: string[]) =>
  sql`concat_ws(E'\n', ${sql.join(columns.map((column) => normalizeColumn(sql.ref(column))))})`;

/** Normalises text like `normalizeText`. */
export const normalizeColumn = (text: RawBuilder<unknown>) =>
  COMPANY_FORMS.reduce(
    (normalised, [form, letters]) => sql`replace(${normalised}, ${sql.lit(form)}, ${sql.lit(letters)})`,
    sql`translate(
      lower(normalize(regexp_replace(normalize(${text}, NFD), ${sql.lit(IGNORED_IN_SEARCHES)}, '', 'g'), NFC)),
      ${sql.lit(TYPED_INSTEAD.from)}, ${sql.lit(TYPED_INSTEAD.to)})`,
  );
