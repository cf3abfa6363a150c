import { isBuiltIn, type Language, type LoadedLanguage } from './languages';

/** Loads the texts of one slice. It is kept for the next time. */
type LoadTexts = (language: LoadedLanguage) => Promise<unknown>;

const slices = new Set<LoadTexts>();

/** Registers the texts of a slice, which are loaded together with those of all others when their language is chosen. */
export const registerTexts = (load: LoadTexts) => slices.add(load);

/** Calls `done` once the language's texts are there, which is at once for those that are part of the page. */
export function loadTexts(language: Language, done: () => void): Promise<void> {
  if (isBuiltIn(language)) {
    done();
    return Promise.resolve();
  }
  return loadEach(language).then(done);
}

/** Slices whose code has been loaded after the language was chosen have not loaded their texts yet. */
export const whenTextsLoaded = (language: Language): Promise<void> =>
  isBuiltIn(language) ? Promise.resolve() : loadEach(language);

async function loadEach(language: LoadedLanguage): Promise<void> {
  await Promise.all([...slices].map((load) => load(language)));
}
