import { useSyncExternalStore } from 'react';
import { isLanguage, type Language } from './languages';
import { loadTexts, whenTextsLoaded } from './loaded-texts';

export const LANGUAGE_PARAM = 'lang';

type Listener = () => void;

const listeners = new Set<Listener>();
let chosen: Language | null = null;
let proposed: Language = 'ko';
/** Counts the choices, because a language that was chosen before another one may be loaded after it. */
let turn = 0;

function tell() {
  document.documentElement.lang = language.read();
  for (const listener of listeners) listener();
}

/**
 * The language of a receiver's pages: their choice, or else the sender's suggestion. The choice is only stored in
 * memory and in the URL here; the server keeps it for later messages.
 */
export const language = {
  read: (): Language => chosen ?? proposed,
  /** Null until the receiver chooses. */
  chosen: () => chosen,
  /** Takes effect when its texts are loaded, at once if they are. Rejects if they cannot be loaded. */
  choose(next: Language): Promise<void> {
    turn += 1;
    const mine = turn;
    return loadTexts(next, () => {
      if (mine !== turn) return;
      chosen = next;
      tell();
    });
  },
  /** Takes effect when its texts are loaded. A suggestion that cannot be loaded becomes English. */
  async propose(next: Language): Promise<void> {
    const take = (language: Language) => () => {
      proposed = language;
      tell();
    };
    // The texts of a suggestion are not needed if the receiver has chosen another language.
    if (chosen !== null) return take(next)();
    await loadTexts(next, take(next)).catch(take('en'));
  },
  async readAddress(search: string): Promise<void> {
    const named = new URLSearchParams(search).get(LANGUAGE_PARAM);
    if (named !== null && isLanguage(named)) await language.choose(named).catch(() => language.propose('en'));
  },
  /** Resolves when the texts of all slices loaded so far are there. */
  settled: () => whenTextsLoaded(language.read()),
};

const subscribe = (listener: Listener) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useLanguage = () => useSyncExternalStore(subscribe, language.read);
