import { defineTexts } from '../src/shared/i18n';

/**
 * Keeps languages from being loaded until the story is over. The slice is new each time, because one that has loaded
 * a language for an earlier story would not load it again.
 */
export function loseLanguages() {
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
