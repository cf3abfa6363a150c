import type { ChooseLanguageMessages } from './messages.ko';

export const ne: ChooseLanguageMessages = {
  label: 'भाषा',
  title: 'भाषा छान्नुहोस्',
  failed: 'यो भाषा खुलेन। इन्टरनेट जडान जाँचेर फेरि छान्नुहोस्।',
};
