import { en } from './field-words.en.ts';
import { id } from './field-words.id.ts';
import { km } from './field-words.km.ts';
import { ko } from './field-words.ko.ts';
import { mn } from './field-words.mn.ts';
import { ne } from './field-words.ne.ts';
import { th } from './field-words.th.ts';
import { uz } from './field-words.uz.ts';
import { vi } from './field-words.vi.ts';
import { zh } from './field-words.zh.ts';
import type { FieldWords, ForeignLanguage } from './field-words.ts';

/** What can be wrong with a field of a request, in every language of receivers. */
export const FIELD_WORDS: Record<'ko' | ForeignLanguage, FieldWords> = { ko, en, vi, zh, th, ne, km, id, uz, mn };

/** Names a field and what is wrong with it. Receivers get the message in their language. */
export const createFieldError = (field: string, write: (words: FieldWords) => string) => ({
  field,
  message: write(FIELD_WORDS.ko),
  translate: (language: ForeignLanguage) => write(FIELD_WORDS[language]),
});
