import { LanguageSelect } from '@/features/receiver/choose-language';
import { useUrlLanguage } from '../model/use-url-language';

/** The choice is kept in the address as well, so that it survives a reload. */
export function LanguageSwitch() {
  useUrlLanguage();
  return <LanguageSelect />;
}
