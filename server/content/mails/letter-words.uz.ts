import type { EmailTexts } from './letter-words.ts';

export const uz: EmailTexts = {
  brand: 'Dojang',
  representative: 'Rahbar',
  businessNumber: 'Biznes roʻyxat raqami',
  phone: 'Telefon',
  through: (name) => `Bu emailni ${name} Dojang elektron shartnoma xizmati orqali yubordi.`,
  own: 'Bu emailni Dojang elektron shartnoma xizmati yubordi.',
  ifButtonFails: 'Tugma ishlamasa, bu havolani brauzerga joylashtiring.',
  addressee: (name) => `${name}:`,
  linkTitle: (organizationName) =>
    organizationName === null ? 'Imzolash soʻrovi' : `Imzolash soʻrovi: ${organizationName}`,
  linkDescription: 'Hujjatni koʻrish uchun havolani oching.',
  locale: 'uz_UZ',
};
