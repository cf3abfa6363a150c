import { storeLanguage } from '@/entities/sign-contract';
import { language, type Language } from '@/shared/i18n';
import { receiverSession } from '@/shared/session';

/** Changes the language of the pages, and of later messages if it is known who reads. Rejects if it cannot be loaded. */
export async function chooseLanguage(next: Language): Promise<void> {
  await language.choose(next);
  if (receiverSession.token() !== null) await keepLanguage(next);
}

/** The address keeps the choice as well, and it is stored again with the next letter. */
const keepLanguage = (next: Language) => storeLanguage(next).catch(() => null);
