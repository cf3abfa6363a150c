import { language } from '@/shared/i18n';
import { LinkButton } from '@/shared/ui/actions/link';
import { useUrlLanguage } from '../model/use-url-language';

/** Each language is named in that language, for people who cannot read the current one. */
export function LanguageSwitch() {
  const current = useUrlLanguage();
  const other = current === 'ko' ? 'en' : 'ko';
  return (
    <LinkButton tone="quiet" lang={other} onClick={() => language.choose(other)}>
      {other === 'en' ? 'English' : '한국어'}
    </LinkButton>
  );
}
