import { isBuiltIn, type Language, type LoadedLanguage } from './languages';

/** Loads the texts of one slice. It is kept for the next time. */
type LoadTexts = (language: LoadedLanguage) => Promise<unknown>;

const slices = new Set<LoadTexts>();
let current: LoadedLanguage | null = null;
let onLateTexts = () => {};

/** Calls the listener when a slice whose code was loaded after the language has its texts. */
export function listenForLateTexts(listener: () => void) {
  onLateTexts = listener;
}

/** Registers the texts of a slice, which are loaded together with those of all others when their language is chosen. */
export function registerTexts(load: LoadTexts) {
  slices.add(load);
  // If they cannot be loaded, the slice stays in English.
  if (current) load(current).then(onLateTexts, () => null);
}

/** Calls `done` once the language's texts are there, which is at once for those that are part of the page. */
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
