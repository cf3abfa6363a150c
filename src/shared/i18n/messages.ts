import { useLanguage, type Language } from './language';

/**
 * Defines a slice's texts in every language of receivers: `export const useMessages = defineMessages({ ko, en })`,
 * where the type of `messages.en.ts` comes from `messages.ko.ts`. A missing text does not compile.
 */
export const defineMessages =
  <Messages>(byLanguage: Record<Language, Messages>) =>
  (): Messages =>
    byLanguage[useLanguage()];
