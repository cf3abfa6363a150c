import { storeLanguage } from '@/entities/sign-contract';
import { language, type Language } from '@/shared/i18n';
import { receiverSession } from '@/shared/session';

/**
 * Changes the language of the pages and, if the reader is known, of later messages. Rejects if the language cannot be
 * loaded.
 */
export async function chooseLanguage(next: Language): Promise<void> {
  await language.choose(next);
  if (receiverSession.token() !== null) await keepLanguage(next);
}

/** The URL keeps the choice too, and the choice is stored again the next time the link is opened. */
const keepLanguage = (next: Language) => storeLanguage(next).catch(() => null);
