import type { RawBuilder } from 'kysely';
import { buildWordsCondition } from '../../database/match-words.ts';
import { normalizeText } from '../../../rules/normalize-text.ts';

/** Normalises text like `normalizeText`, without hyphens, because people write phone numbers differently. */
export const normalizeContactText = (text: string) => normalizeText(text).replaceAll('-', '');

export const matchContactWords = (typed: string | undefined, text: RawBuilder<unknown>) =>
  buildWordsCondition((typed ?? '').replaceAll(/[-－]/g, ''), text);
