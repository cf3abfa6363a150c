import { isBuiltIn, type Language, type LoadedLanguage } from './languages';

/** Loads a slice's strings in a language, and caches them. */
type LoadTexts = (language: LoadedLanguage) => Promise<unknown>;

const slices = new Set<LoadTexts>();
let current: LoadedLanguage | null = null;
let onLateTexts = () => {};

/** Strings arrive late if their slice is loaded after the language was chosen. */
export function listenForLateTexts(listener: () => void) {
  onLateTexts = listener;
}

/** Choosing a language loads the strings of all registered slices together. */
export function registerTexts(load: LoadTexts) {
  slices.add(load);
  // If its strings can't be loaded, the slice stays in English.
  if (current) load(current).then(onLateTexts, () => null);
}

/** Calls `done` once a language's strings have loaded, immediately for bundled languages. */
export async function loadTexts(language: Language, done: () => void): Promise<void> {
  if (!isBuiltIn(language)) await loadEach(language);
  current = isBuiltIn(language) ? null : language;
  done();
}

async function loadEach(language: LoadedLanguage): Promise<void> {
  await Promise.all([...slices].map((load) => load(language)));
}

/** Resolves once every slice loaded so far has its strings, or has fallen back to English. */
export async function waitForTexts(): Promise<void> {
  if (current) await loadEach(current).catch(() => null);
}
