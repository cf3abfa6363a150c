import { isLanguage, type Language } from './languages';

/**
 * The language for pages that know no receiver. Whoever reads Korean at all gets Korean, as everything else here is.
 * Others get the first of their languages that there is, or English.
 */
export function findBrowserLanguage(preferred: readonly string[] = navigator.languages): Language {
  const languages = preferred.map((tag) => tag.split('-', 1)[0] ?? '');
  return languages.includes('ko') ? 'ko' : (languages.find(isLanguage) ?? 'en');
}
