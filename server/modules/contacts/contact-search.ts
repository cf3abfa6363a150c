import type { RawBuilder } from 'kysely';
import { buildWordsCondition } from '../../database/match-words.ts';
import { normalizeText } from '../../../rules/normalize-text.ts';
import { readSearchedNumber } from '../../../rules/phone-number.ts';

/** Normalises text like `normalizeText`, without hyphens, because people write phone numbers differently. */
export const normalizeContactText = (text: string) => normalizeText(text).replaceAll('-', '');

export const matchContactWords = (typed = '', text: RawBuilder<unknown>) =>
  buildWordsCondition(readSearchedNumber(typed) ?? typed.replaceAll(/[-－]/g, ''), text);
