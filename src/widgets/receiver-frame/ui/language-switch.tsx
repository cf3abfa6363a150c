import { LanguageSelect } from '@/features/receiver/choose-language';
import { useUrlLanguage } from '../model/use-url-language';

/** Lets the receiver change the language, and keeps the choice in the URL, so that it survives a reload. */
export function LanguageSwitch() {
  useUrlLanguage();
  return <LanguageSelect />;
}
