import type { Language } from './letter.ts';

/** The languages whose characters are all in the code page that Korean carriers use for text messages. */
const SENDABLE: ReadonlySet<Language> = new Set<Language>(['ko', 'en', 'id']);

/**
 * Returns the language of a text message. Other scripts would arrive as rows of squares, so those receivers get
 * English.
 */
export const findTextLanguage = (language: Language): Language => (SENDABLE.has(language) ? language : 'en');
