import { isBuiltIn, type BuiltInLanguage, type LoadedLanguage } from './languages';
import { useLanguage } from './language';
import { registerTexts } from './loaded-texts';

/** Each file exports its strings under the name of its language. */
type TextFiles<Messages> = { [Name in LoadedLanguage]: () => Promise<Record<Name, Messages>> };

/**
 * All languages have the type of `messages.ko.ts`, so a missing string is a type error. Korean and English are bundled,
 * and a slice is in English until another language has loaded.
 */
export function defineTexts<Messages>(
  builtIn: Record<BuiltInLanguage, Messages>,
  files: TextFiles<Messages>,
): { read: (language: BuiltInLanguage | LoadedLanguage) => Messages } {
  const loaded = new Map<LoadedLanguage, Messages>();
  async function load<Name extends LoadedLanguage>(
    language: Name,
    importFile: TextFiles<Messages>[Name] = files[language],
  ) {
    if (!loaded.has(language)) loaded.set(language, (await importFile())[language]);
  }
  registerTexts(load);
  return {
    read: (language) => (isBuiltIn(language) ? builtIn[language] : (loaded.get(language) ?? builtIn.en)),
  };
}

/** Returns a hook for a slice's strings: `export const useMessages = defineMessages({ ko, en }, { zh: … })`. */
export function defineMessages<Messages>(builtIn: Record<BuiltInLanguage, Messages>, files: TextFiles<Messages>) {
  const texts = defineTexts(builtIn, files);
  return (): Messages => texts.read(useLanguage());
}
