import { defineTexts } from '../src/shared/i18n';

/**
 * Makes loading any language fail until the returned function is called. Defines new texts every time, because texts
 * that loaded once would not be loaded again.
 */
export function failLanguageLoading() {
  let isLost = true;
  async function load<Texts>(texts: Texts): Promise<Texts> {
    if (isLost) throw new TypeError('no connection');
    return texts;
  }
  defineTexts<string>(
    { ko: '', en: '' },
    {
      vi: () => load({ vi: '' }),
      zh: () => load({ zh: '' }),
      th: () => load({ th: '' }),
      ne: () => load({ ne: '' }),
      km: () => load({ km: '' }),
      id: () => load({ id: '' }),
      uz: () => load({ uz: '' }),
      mn: () => load({ mn: '' }),
    },
  );
  return () => {
    isLost = false;
  };
}
