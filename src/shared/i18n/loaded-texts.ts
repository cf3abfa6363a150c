import { isBuiltIn, type Language, type LoadedLanguage } from './languages';

/** Loads the texts of one slice. They are cached. */
type LoadTexts = (language: LoadedLanguage) => Promise<unknown>;

const slices = new Set<LoadTexts>();
let current: LoadedLanguage | null = null;
let onLateTexts = () => {};

/**
 * Calls the listener when texts arrive late, because the code of their slice was loaded after the language was chosen.
 */
export function listenForLateTexts(listener: () => void) {
  onLateTexts = listener;
}

/** Registers the texts of a slice. The texts of all slices are loaded together when their language is chosen. */
export function registerTexts(load: LoadTexts) {
  slices.add(load);
  // If they cannot be loaded, the slice stays in English.
  if (current) load(current).then(onLateTexts, () => null);
}

/** Calls `done` once the language's texts are loaded, which is immediately for those that are part of the page. */
export async function loadTexts(language: Language, done: () => void): Promise<void> {
  if (!isBuiltIn(language)) await loadEach(language);
  current = isBuiltIn(language) ? null : language;
  done();
}

async function loadEach(language: LoadedLanguage): Promise<void> {
  await Promise.all([...slices].map((load) => load(language)));
}

/** Resolves when every slice so far has the texts of the current language, or stays in English. */
export async function whenTextsLoaded(): Promise<void> {
  if (current) await loadEach(current).catch(() => null);
}
