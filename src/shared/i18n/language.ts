import { useSyncExternalStore } from 'react';

const LANGUAGES = ['ko', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_PARAM = 'lang';

type Listener = () => void;

const listeners = new Set<Listener>();
let chosen: Language | null = null;
let proposed: Language = 'ko';

const readLanguage = (text: string | null): Language | null => LANGUAGES.find((known) => known === text) ?? null;

function tell() {
  document.documentElement.lang = language.read();
  for (const listener of listeners) listener();
}

/**
 * The language of a receiver's pages: their choice, or else the sender's suggestion. The choice is only stored in
 * memory and in the URL.
 */
export const language = {
  read: (): Language => chosen ?? proposed,
  /** Null until the receiver chooses. */
  chosen: () => chosen,
  choose(next: Language) {
    chosen = next;
    tell();
  },
  propose(next: Language) {
    proposed = next;
    tell();
  },
  readAddress(search: string) {
    const named = readLanguage(new URLSearchParams(search).get(LANGUAGE_PARAM));
    if (named) language.choose(named);
  },
};

const subscribe = (listener: Listener) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useLanguage = () => useSyncExternalStore(subscribe, language.read);
