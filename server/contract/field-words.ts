import type { components } from '#openapi';
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

type Language = components['schemas']['Language'];
/** Everybody reads Korean but receivers, who read their language. */
export type ForeignLanguage = Exclude<Language, 'ko'>;

type Limited = 'tooShort' | 'tooLong' | 'tooManyChosen' | 'tooLow' | 'tooHigh' | 'question';
type Fixed =
  | 'required'
  | 'unused'
  | 'format'
  | 'email'
  | 'address'
  | 'moment'
  | 'empty'
  | 'noneChosen'
  | 'twice'
  | 'code'
  | 'check'
  | 'bothConsents'
  | 'phone'
  | 'emailNeeded'
  | 'phoneNeeded'
  | 'contactNeeded'
  | 'notFillable';
export type FieldWords = Record<Fixed, string> & Record<Limited, (limit: string) => string>;

/** What can be wrong with a field of a request, in every language of receivers. */
export const FIELD_WORDS: Record<Language, FieldWords> = { ko, en, vi, zh, th, ne, km, id, uz, mn };

/** Names a field and what is wrong with it. Receivers get the message in their language. */
export const createFieldError = (field: string, write: (words: FieldWords) => string) => ({
  field,
  message: write(FIELD_WORDS.ko),
  translate: (language: ForeignLanguage) => write(FIELD_WORDS[language]),
});
