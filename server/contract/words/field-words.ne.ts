import type { FieldErrorMessages } from './field-words.ts';

/** Messages about invalid fields, in Nepali. */
export const ne: FieldErrorMessages = {
  required: 'यो विवरण अनिवार्य छ।',
  unused: 'यो विवरण चाहिँदैन।',
  format: 'ढाँचा मिलेन।',
  email: 'इमेल ठेगाना जाँच्नुहोस्।',
  address: 'ठेगाना जाँच्नुहोस्।',
  moment: 'मिति र समय जाँच्नुहोस्।',
  empty: 'विवरण लेख्नुहोस्।',
  tooShort: (limit) => `कम्तीमा ${limit} अक्षर लेख्नुहोस्।`,
  tooLong: (limit) => `बढीमा ${limit} अक्षर लेख्न सकिन्छ।`,
  noneChosen: 'कम्तीमा एउटा छान्नुहोस्।',
  tooManyChosen: (limit) => `बढीमा ${limit} वटा छान्न सकिन्छ।`,
  twice: 'एउटै कुरा दुई पटक परेको छ।',
  tooLow: (limit) => `${limit} वा सोभन्दा बढी हुनुपर्छ।`,
  tooHigh: (limit) => `${limit} वा सोभन्दा कम हुनुपर्छ।`,
  code: 'छ अङ्कको कोड हाल्नुहोस्।',
  check: 'भरेको विवरण जाँच्नुहोस्।',
  bothConsents: 'दुवै सहमति दिनुहोस्।',
  phone: 'मोबाइल नम्बर जाँच्नुहोस्।',
  emailNeeded: 'यो कागजात इमेलबाट पुष्टि गरिन्छ। इमेल ठेगाना लेख्नुहोस्।',
  phoneNeeded: 'यो कागजात फोनबाट पुष्टि गरिन्छ। मोबाइल नम्बर लेख्नुहोस्।',
  contactNeeded: 'इमेल ठेगाना वा मोबाइल नम्बर लेख्नुहोस्।',
  question: (limit) => `आफ्नो प्रश्न लेख्नुहोस्, बढीमा ${limit} अक्षर।`,
  notFillable: 'यो ठाउँ भर्न सकिँदैन।',
};
