import { createProblemWriter, type ProblemMessages } from './problem-writer.ts';

const words: ProblemMessages = {
  missing: {
    SIGNATURE: 'यहाँ हस्ताक्षर गर्नुहोस्।',
    SEAL: 'यहाँ छाप लगाउनुहोस्।',
    INITIALS: 'यहाँ छोटो हस्ताक्षर गर्नुहोस्।',
    CHECKBOX: 'यहाँ चिन्ह लगाउनुहोस्।',
    RADIO: 'एउटा छान्नुहोस्।',
    LIST: 'एउटा छान्नुहोस्।',
    IMAGE: 'तस्बिर हाल्नुहोस्।',
    FILE: 'फाइल हाल्नुहोस्।',
  },
  empty: 'यो भर्नैपर्छ।',
  kind: {
    EMAIL: 'इमेल ठेगाना जाँच्नुहोस्।',
    PHONE: 'पूरा नम्बर लेख्नुहोस्।',
    BUSINESS_NUMBER: 'व्यवसाय दर्ता नम्बर जाँच्नुहोस्।',
    NUMBER: 'अङ्क लेख्नुहोस्।',
    AMOUNT: 'रकम वनमा, पूर्ण अङ्कमा लेख्नुहोस्।',
    DATE: 'मिति जाँच्नुहोस्।',
    LIST: 'सूचीबाट एउटा छान्नुहोस्।',
    CHECKBOX: 'फेरि छान्नुहोस्।',
    RADIO: 'फेरि छान्नुहोस्।',
  },
  form: 'ढाँचा मिलेन। जाँचेर फेरि प्रयास गर्नुहोस्।',
  birth: 'सन् 1900 देखि आजसम्मको मिति लेख्नुहोस्।',
  parts: 'मूल रकममा 10% भ्याट जोड्दा जम्मा रकम आउनुपर्छ।',
  year: (year) => `कागजातमा छापिएको सन् ${year} को मिति लेख्नुहोस्।`,
  formula: {
    BLANK: (formula, operand) => `“${operand}” खाली छोडेमा “${formula}” हिसाब गर्न सकिँदैन।`,
    ZERO: (formula, operand) => `“${operand}” मा 0 लेखेमा “${formula}” हिसाब गर्न सकिँदैन।`,
    OTHER: (formula) => `अहिलेका मानबाट “${formula}” हिसाब गर्न सकिँदैन। आफूले भरेको कुरा जाँच्नुहोस्, वा पठाउनेलाई सोध्नुहोस्।`,
  },
  room: 'यो ठाउँमा अटाएन। छोटो लेख्नुहोस्।',
  tooShort: (length) => `कम्तीमा ${length} अक्षर लेख्नुहोस्।`,
  tooLong: (length) => `बढीमा ${length} अक्षर लेख्न सकिन्छ।`,
  tooLow: (bound) => `${bound} वा सोभन्दा बढी लेख्नुहोस्।`,
  tooHigh: (bound) => `${bound} वा सोभन्दा कम लेख्नुहोस्।`,
  unprintable: (characters) => `प्रिन्ट गर्न नमिल्ने अक्षर छन्: ${characters}`,
  invisible: 'प्रिन्ट गर्न नमिल्ने लुकेका अक्षर छन्।',
};

export const ne = createProblemWriter(words);
