import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { language, LANGUAGE_PARAM, useLanguage } from '@/shared/i18n';

/** Keeps the chosen language in the URL across pages, so that it survives a reload. */
export function useUrlLanguage() {
  const current = useLanguage();
  const [params, setParams] = useSearchParams();
  const named = params.get(LANGUAGE_PARAM);

  useEffect(() => {
    if (language.chosen() === null || named === current) return;
    setParams(
      (before) => {
        before.set(LANGUAGE_PARAM, current);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [current, named, setParams]);
  return current;
}
