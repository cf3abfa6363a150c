import { LanguageSelect } from '@/features/receiver/choose-language';
import { useUrlLanguage } from '../model/use-url-language';

export function LanguageSwitch() {
  useUrlLanguage();
  return <LanguageSelect />;
}
