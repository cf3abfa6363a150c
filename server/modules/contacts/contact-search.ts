import type { RawBuilder } from 'kysely';
import { matchWords } from '../../database/match-words.ts';
import { normalizeText } from '../../text/search-words.ts';

/** Also removes hyphens, because everybody writes phone numbers differently. */
export const normalizeContactText = (text: string) => normalizeText(text).replaceAll('-', '');

export const matchContactWords = (typed: string | undefined, text: RawBuilder<unknown>) =>
  matchWords((typed ?? '').replaceAll('-', ''), text);
