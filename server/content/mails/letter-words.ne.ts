import type { LetterWords } from './letter-words.ts';

export const ne: LetterWords = {
  brand: 'Dojang',
  representative: 'प्रतिनिधि',
  businessNumber: 'व्यवसाय दर्ता नम्बर',
  phone: 'फोन',
  through: (name) => `यो इमेल ${name} ले विद्युतीय सम्झौता सेवा Dojang मार्फत पठाएको हो।`,
  own: 'यो इमेल विद्युतीय सम्झौता सेवा Dojang ले पठाएको हो।',
  ifButtonFails: 'बटनले काम नगरेमा यो लिङ्क ब्राउजरमा टाँस्नुहोस्।',
  addressee: (name) => `${name}:`,
};
