import type { Messages } from './messages.ko';

export const ne: Messages = {
  document: 'कागजात',
  pageNumber: (count) => `पृष्ठ नम्बर, जम्मा ${count}`,
  ofPages: (count) => `/ ${count}`,
  smaller: 'सानो पार्नुहोस्',
  larger: 'ठूलो पार्नुहोस्',
  fitted: 'चौडाइमा मिलाउनुहोस्',
  unseen: 'यो पृष्ठ देखाउन सकिएन',
  again: 'फेरि प्रयास गर्नुहोस्',
  textOf: (page) => `पृष्ठ ${page} का अक्षर`,
  textComes: 'अक्षर खुल्दै',
  textMissing: 'यो पृष्ठ तस्बिर भएकाले पढेर सुनाउने अक्षर छैन। अक्षर भएको कागजात पठाउनेसँग माग्न सक्नुहुन्छ।',
  textCut: 'यो पृष्ठमा धेरै अक्षर भएकाले सुरुको भाग मात्र पढेर सुनाइन्छ। बाँकी पढ्न कागजात डाउनलोड गर्नुहोस्।',
  textFailed: 'यो पृष्ठका अक्षर खोल्न सकिएन।',
  textAgain: (page) => `पृष्ठ ${page} का अक्षर फेरि खोल्नुहोस्`,
};
