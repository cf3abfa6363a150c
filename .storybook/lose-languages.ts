import { defineTexts } from '../src/shared/i18n';

let isLost = false;

async function load<Texts>(texts: Texts): Promise<Texts> {
  if (isLost) throw new TypeError('no connection');
  return texts;
}

// A slice without words, whose texts cannot be loaded while a story says so.
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

/** Keeps languages that were not chosen yet from being loaded, until the story is over. */
export function loseLanguages() {
  isLost = true;
  return () => {
    isLost = false;
  };
}
