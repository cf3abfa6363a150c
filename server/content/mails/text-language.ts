import type { Language } from './letter.ts';

/** The languages whose letters are all in the code page for text messages of Korean carriers. */
const SENDABLE: ReadonlySet<Language> = new Set<Language>(['ko', 'en', 'id']);

/** Texts in other languages would arrive as rows of squares, so those receivers get English text messages. */
export const findTextLanguage = (language: Language): Language => (SENDABLE.has(language) ? language : 'en');
