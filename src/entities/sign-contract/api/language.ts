import { signApi, unwrap } from '@/shared/api';
import type { Language } from '@/shared/i18n';

/** Later messages to the receiver are in this language. */
export const storeLanguage = (language: Language) => unwrap(signApi.PUT('/sign/language', { body: { language } }));
