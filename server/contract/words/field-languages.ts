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
import type { FieldErrorMessages, ForeignLanguage } from './field-words.ts';

export const FIELD_ERROR_MESSAGES: Record<'ko' | ForeignLanguage, FieldErrorMessages> = {
  ko,
  en,
  vi,
  zh,
  th,
  ne,
  km,
  id,
  uz,
  mn,
};

export const createFieldError = (field: string, write: (words: FieldErrorMessages) => string) => ({
  field,
  message: write(FIELD_ERROR_MESSAGES.ko),
  translate: (language: ForeignLanguage) => write(FIELD_ERROR_MESSAGES[language]),
});
