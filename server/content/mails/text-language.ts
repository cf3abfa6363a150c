import type { Language } from './letter.ts';

/** Languages whose characters all exist in the code page of Korean text messages. */
const SENDABLE: ReadonlySet<Language> = new Set<Language>(['ko', 'en', 'id']);

/**
 * Returns the language for a text message. Carriers would deliver other scripts as squares, so their readers get
 * English.
 */
export const findTextLanguage = (language: Language): Language => (SENDABLE.has(language) ? language : 'en');
