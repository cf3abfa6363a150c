import type { EmailTexts } from './letter-words.ts';

export const ne: EmailTexts = {
  brand: 'Dojang',
  representative: 'प्रतिनिधि',
  businessNumber: 'व्यवसाय दर्ता नम्बर',
  phone: 'फोन',
  through: (name) => `यो इमेल ${name} ले विद्युतीय सम्झौता सेवा Dojang मार्फत पठाएको हो।`,
  own: 'यो इमेल विद्युतीय सम्झौता सेवा Dojang ले पठाएको हो।',
  ifButtonFails: 'बटनले काम नगरेमा यो लिङ्क ब्राउजरमा टाँस्नुहोस्।',
  addressee: (name) => `${name}:`,
  linkTitle: (organizationName) =>
    organizationName === null ? 'हस्ताक्षर अनुरोध' : `${organizationName} को हस्ताक्षर अनुरोध`,
  linkDescription: 'कागजात हेर्न लिङ्क खोल्नुहोस्।',
  locale: 'ne_NP',
};
