import type { components } from '#openapi';

type Language = components['schemas']['Language'];
/** Only receivers get messages in languages other than Korean. */
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
/** Messages about invalid fields, in one language. */
export type FieldErrorMessages = Record<Fixed, string> & Record<Limited, (limit: string) => string>;
