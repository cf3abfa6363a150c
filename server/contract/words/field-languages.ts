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

/** Messages about invalid fields, in every language that receivers can choose. */
export const FIELD_WORDS: Record<'ko' | ForeignLanguage, FieldWords> = { ko, en, vi, zh, th, ne, km, id, uz, mn };

/** Creates an error that says what is wrong with a field. Receivers get the message in their language. */
export const createFieldError = (field: string, write: (words: FieldWords) => string) => ({
  field,
  message: write(FIELD_WORDS.ko),
  translate: (language: ForeignLanguage) => write(FIELD_WORDS[language]),
});
