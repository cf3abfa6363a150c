import type { ChooseLanguageMessages } from './messages.ko';

export const en: ChooseLanguageMessages = {
  label: 'Language',
  title: 'Choose your language',
  failed: 'We couldn’t load this language. Check your connection and choose it again.',
};
