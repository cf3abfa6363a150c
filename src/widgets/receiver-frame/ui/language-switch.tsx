import { LanguageSelect } from '@/features/receiver/choose-language';
import { useUrlLanguage } from '../model/use-url-language';

/** The URL keeps the choice too, so that it survives a reload. */
export function LanguageSwitch() {
  useUrlLanguage();
  return <LanguageSelect />;
}
