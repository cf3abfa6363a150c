import { useSyncExternalStore } from 'react';
import { findBrowserLanguage } from './browser-language';
import { isLanguage, type Language } from './languages';
import { listenForLateTexts, loadTexts, waitForTexts } from './loaded-texts';

export const LANGUAGE_PARAM = 'lang';

/** Returns the language that a receiver chose on an earlier page. */
export function findUrlLanguage(search: string): Language | null {
  const named = new URLSearchParams(search).get(LANGUAGE_PARAM);
  return named !== null && isLanguage(named) ? named : null;
}

type Listener = () => void;

const listeners = new Set<Listener>();
let chosen: Language | null = null;
let proposed: Language | null = null;
/** Counts choices, because an earlier one may finish loading after a later one. */
let turn = 0;

/** Counts changes for subscribers. Strings that arrive late change what is shown, but not the language. */
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
 * The language that the receiver chose, or else the one that the sender suggested. Pages keep it in memory and in the
 * URL, and the server stores it for later messages.
 */
export const language = {
  read: (): Language => chosen ?? proposed ?? 'ko',
  /** Null until the receiver chooses. */
  chosen: () => chosen,
  /** Switches once the language's strings have loaded. Rejects if loading fails. */
  choose(next: Language): Promise<void> {
    turn += 1;
    const mine = turn;
    return loadTexts(next, () => {
      if (mine !== turn) return;
      chosen = next;
      tell();
    });
  },
  /** Suggests a language, which takes effect once its strings have loaded. If that fails, suggests English. */
  async propose(next: Language): Promise<void> {
    // After a choice by the receiver, the strings of a suggestion aren't needed.
    if (chosen !== null) return takeProposal(next);
    await loadTexts(next, () => takeProposal(next)).catch(() => takeProposal('en'));
  },
  /** Suggests one of the browser's languages, unless a sender has suggested one. */
  async proposeForBrowser(): Promise<void> {
    if (proposed === null) await language.propose(findBrowserLanguage());
  },
  async readAddress(search: string): Promise<void> {
    const named = findUrlLanguage(search);
    if (named !== null) await language.choose(named).catch(() => language.propose('en'));
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
