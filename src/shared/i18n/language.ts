import { useSyncExternalStore } from 'react';
import { isLanguage, type Language } from './languages';
import { listenForLateTexts, loadTexts, waitForTexts } from './loaded-texts';

export const LANGUAGE_PARAM = 'lang';

type Listener = () => void;

const listeners = new Set<Listener>();
let chosen: Language | null = null;
let proposed: Language = 'ko';
/** The number of choices so far, because an earlier choice may finish loading after a later one. */
let turn = 0;

/**
 * The number of changes so far, for subscribers. The language alone isn't enough, because strings that arrive late
 * change what is shown but not the language.
 */
let version = 0;

function tell() {
  version += 1;
  document.documentElement.lang = language.read();
  for (const listener of listeners) listener();
}

function takeProposal(next: Language) {
  proposed = next;
  tell();
}

listenForLateTexts(tell);

/**
 * The language of a receiver's pages: the one they chose, or else the one the sender suggested. The choice is only kept
 * in memory and in the URL here. The server stores it for later messages.
 */
export const language = {
  read: (): Language => chosen ?? proposed,
  /** Null until the receiver chooses. */
  chosen: () => chosen,
  /**
   * Switches the language once its strings are loaded, which is immediately if they already are. Rejects if they can't
   * be loaded.
   */
  choose(next: Language): Promise<void> {
    turn += 1;
    const mine = turn;
    return loadTexts(next, () => {
      if (mine !== turn) return;
      chosen = next;
      tell();
    });
  },
  /**
   * Suggests a language, which takes effect once its strings are loaded. If they can't be loaded, suggests English
   * instead.
   */
  async propose(next: Language): Promise<void> {
    // If the receiver has already chosen a language, the suggestion's strings aren't needed.
    if (chosen !== null) return takeProposal(next);
    await loadTexts(next, () => takeProposal(next)).catch(() => takeProposal('en'));
  },
  async readAddress(search: string): Promise<void> {
    const named = new URLSearchParams(search).get(LANGUAGE_PARAM);
    if (named !== null && isLanguage(named)) await language.choose(named).catch(() => language.propose('en'));
  },
  /** Resolves once the strings of all slices loaded so far have arrived. */
  settled: waitForTexts,
};

const subscribe = (listener: Listener) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export function useLanguage(): Language {
  useSyncExternalStore(subscribe, () => version);
  return language.read();
}
