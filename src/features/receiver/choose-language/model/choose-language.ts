import { storeLanguage } from '@/entities/sign-contract';
import { language, type Language } from '@/shared/i18n';
import { receiverSession } from '@/shared/session';

/**
 * Changes the language of the pages and, for a known receiver, of later messages. Rejects if the language can't be
 * loaded.
 */
export async function chooseLanguage(next: Language): Promise<void> {
  await language.choose(next);
  if (receiverSession.token() !== null) await keepLanguage(next);
}

/** Ignores failures: the URL keeps the choice, which is saved again when the link is next opened. */
const keepLanguage = (next: Language) => storeLanguage(next).catch(() => null);
