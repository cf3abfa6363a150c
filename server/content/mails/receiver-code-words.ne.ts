import type { ReceiverCodeTexts } from './receiver-code-words.ts';

export const ne: ReceiverCodeTexts = {
  subject: 'तपाईंको पुष्टि कोड',
  preheader: (organization) => `${organization} ले पठाएको कागजात खोल्ने कोड।`,
  greeting: (name) => `नमस्ते ${name},`,
  heading: 'यो कोड हाल्नुहोस्',
  paragraph: (organization) => `${organization} को कागजात खोलिरहेको पृष्ठमा यो कोड हाल्नुहोस्। यो तीन मिनेटसम्म चल्छ।`,
  foot: 'तपाईंले यो कोड माग्नुभएको होइन भने यो इमेल बेवास्ता गर्नुहोस्। केही हुँदैन।',
  text: (code) => `[Dojang] तपाईंको कोड: ${code} (3 मिनेट)`,
  who: (name, organization) => `${name}, ${organization} को कागजात`,
  warning: 'यो अरूलाई नभन्नुहोस्।',
};
