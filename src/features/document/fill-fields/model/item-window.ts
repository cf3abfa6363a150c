/** The first options appear at once even on a slow phone; scrolling brings more. */
export const WINDOW_SIZE = 60;
/** Shorter lists are looked through faster than searched. */
export const MAX_UNSEARCHED = 12;

const normalize = (text: string) => text.normalize('NFC').toLocaleLowerCase('ko').replaceAll(/\s/g, '');

export const findItems = (items: readonly string[], words: string): readonly string[] => {
  const wanted = normalize(words);
  return wanted === '' ? items : items.filter((item) => normalize(item).includes(wanted));
};

/** The items to render. The chosen one is always among them: first, if it would not be seen. */
export function windowItems(found: readonly string[], chosen: string | null, size: number): readonly string[] {
  const shown = found.slice(0, size);
  if (chosen === null || shown.includes(chosen) || !found.includes(chosen)) return shown;
  return [chosen, ...shown];
}
