import type { Language } from './letter.ts';

/** The languages whose letters are all in the code page of Korean carriers, which text messages are sent in. */
const SENDABLE: ReadonlySet<Language> = new Set<Language>(['ko', 'en', 'id']);

/** Others would arrive as rows of squares, so those receivers get their text messages in English. */
export const findTextLanguage = (language: Language): Language => (SENDABLE.has(language) ? language : 'en');
