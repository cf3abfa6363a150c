import type { FieldErrorMessages } from './field-words.ts';

const countCharacters = (limit: string) => (limit === '1' ? '1 character' : `${limit} characters`);

export const en: FieldErrorMessages = {
  required: 'This is required.',
  unused: 'This isn’t used.',
  format: 'The format isn’t valid.',
  email: 'Check the email address.',
  address: 'Check the URL.',
  moment: 'Check the date and time.',
  empty: 'Enter something.',
  tooShort: (limit) => `Enter at least ${countCharacters(limit)}.`,
  tooLong: (limit) => `Use up to ${countCharacters(limit)}.`,
  noneChosen: 'Choose at least one.',
  tooManyChosen: (limit) => `Choose up to ${limit}.`,
  twice: 'The same item appears twice.',
  tooLow: (limit) => `This must be ${limit} or more.`,
  tooHigh: (limit) => `This must be ${limit} or less.`,
  code: 'Enter the six-digit code.',
  check: 'Check what you entered.',
  bothConsents: 'Agree to both items.',
  phone: 'Check the mobile number.',
  emailNeeded: 'This document is verified by email. Enter an email address.',
  phoneNeeded: 'This document requires phone verification. Enter a mobile number.',
  contactNeeded: 'Enter an email address or a mobile number.',
  question: (limit) => `Enter your question, using up to ${countCharacters(limit)}.`,
  notFillable: 'You can’t fill in this field.',
};
