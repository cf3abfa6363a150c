import type { EmailTexts } from './letter-words.ts';

export const en: EmailTexts = {
  brand: 'Dojang',
  representative: 'Represented by',
  businessNumber: 'Business registration number',
  phone: 'Phone',
  through: (name) => `Sent by ${name} using Dojang, an electronic contract service.`,
  own: 'Sent by Dojang, an electronic contract service.',
  ifButtonFails: 'If the button doesn’t work, paste this link into your browser.',
  addressee: (name) => `${name}:`,
  linkTitle: (organizationName) =>
    organizationName === null ? 'Signature request' : `Signature request from ${organizationName}`,
  linkDescription: 'Open the link to view the document.',
  locale: 'en_US',
};
