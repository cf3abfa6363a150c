import { signApi, unwrap } from '@/shared/api';
import type { Language } from '@/shared/i18n';

/** Saves the language for later messages to the receiver. */
export const storeLanguage = (language: Language) => unwrap(signApi.PUT('/sign/language', { body: { language } }));
