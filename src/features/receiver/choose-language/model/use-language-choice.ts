import { useState } from 'react';
import { LANGUAGES, type Language } from '@/shared/i18n';
import { chooseLanguage } from './choose-language';

export function useLanguageChoice() {
  const [hasFailed, setHasFailed] = useState(false);
  const choose = (next: Language) => {
    setHasFailed(false);
    return chooseLanguage(next).catch(() => setHasFailed(true));
  };
  return { languages: LANGUAGES, hasFailed, choose };
}
