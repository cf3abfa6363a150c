import type { FieldErrorMessages } from './words/field-words.ts';

const BY_FORMAT: Readonly<Record<string, 'email' | 'address' | 'moment'>> = {
  email: 'email',
  uuid: 'address',
  'date-time': 'moment',
};

export const describeFieldError =
  (keyword: string, field: string, params: Record<string, unknown>) =>
  (words: FieldErrorMessages): string => {
    const limit = String(params['limit']);
    switch (keyword) {
      case 'required':
        return words.required;
      case 'additionalProperties':
        return words.unused;
      case 'type':
        return words.format;
      case 'format':
        return words[BY_FORMAT[String(params['format'])] ?? 'format'];
      case 'minLength':
        return limit === '1' ? words.empty : words.tooShort(limit);
      case 'maxLength':
        return words.tooLong(limit);
      case 'minItems':
        return words.noneChosen;
      case 'maxItems':
        return words.tooManyChosen(limit);
      case 'uniqueItems':
        return words.twice;
      case 'minimum':
        return words.tooLow(limit);
      case 'maximum':
        return words.tooHigh(limit);
      case 'pattern':
        return field.endsWith('code') ? words.code : words.format;
      default:
        return words.check;
    }
  };
