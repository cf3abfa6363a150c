import type { components } from '#openapi';

type Language = components['schemas']['Language'];
/** The languages other than Korean. Only receivers get them. */
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
export type FieldErrorMessages = Record<Fixed, string> & Record<Limited, (limit: string) => string>;
