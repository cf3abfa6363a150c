import { useLanguage, type Language } from './language';

/**
 * Defines the texts of one slice, in every language that receivers read: `export const useMessages = defineMessages({
 * ko, en })`, with `messages.en.ts` typed by `messages.ko.ts`. A missing text does not compile.
 */
export const defineMessages =
  <Messages>(byLanguage: Record<Language, Messages>) =>
  (): Messages =>
    byLanguage[useLanguage()];
