const RECT = { type: 'array', items: { type: 'number', minimum: 0 }, minItems: 4, maxItems: 4 };
const WORDS = { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, uniqueItems: true };
const KINDS =
  'SIGNATURE SEAL INITIALS TEXT MULTILINE NUMBER AMOUNT DATE CHECKBOX RADIO NAME EMAIL PHONE COMPANY BUSINESS_NUMBER IMAGE';

const exactly = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

export const FOREIGN_FORM_SCHEMA = exactly({
  after: { type: 'string', minLength: 1 },
  made: { enum: ['CHROMIUM', 'LIBREOFFICE', 'HANGUL'] },
  set: {
    enum: [
      'TWELVE',
      'THREE',
      'SIX',
      'FIVE',
      'NEXT_SIX',
      'LATEST_SIX',
      'FRESH_SIX',
      'OFFICE_SIX',
      'CITIZEN_SIX',
      'MIXED_SIX',
      'COMMON_SIX',
      'LAST_THREE',
      'EVERYDAY_THREE',
      'WEEKDAY_THREE',
      'MONTHLY_THREE',
    ],
  },
  parties: { type: 'array', items: exactly({ key: { type: 'string', minLength: 1 }, names: WORDS }), minItems: 1 },
  blanks: {
    type: 'array',
    minItems: 1,
    items: exactly({
      page: { type: 'integer', minimum: 1 },
      rect: RECT,
      kinds: { type: 'array', items: { enum: KINDS.split(' ') }, minItems: 1, uniqueItems: true },
      party: { type: ['string', 'null'] },
      labels: WORDS,
      required: { type: 'boolean' },
      group: { type: ['string', 'null'] },
      choice: { type: ['string', 'null'] },
      consent: { type: 'boolean' },
      gaps: { type: 'array', items: RECT, maxItems: 3 },
    }),
  },
});
