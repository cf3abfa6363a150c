/** The number of options rendered at first, which is fast even on a slow phone. Scrolling adds more. */
export const WINDOW_SIZE = 60;
/** Lists up to this length are faster to read through than to search. */
export const MAX_UNSEARCHED = 12;

const normalize = (text: string) => text.normalize('NFC').toLocaleLowerCase('ko').replaceAll(/\s/g, '');

export const findItems = (items: readonly string[], words: string): readonly string[] => {
  const wanted = normalize(words);
  return wanted === '' ? items : items.filter((item) => normalize(item).includes(wanted));
};

/** Returns the items to render, always including the chosen one: it comes first if it would otherwise be left out. */
export function windowItems(found: readonly string[], chosen: string | null, size: number): readonly string[] {
  const shown = found.slice(0, size);
  if (chosen === null || shown.includes(chosen) || !found.includes(chosen)) return shown;
  return [chosen, ...shown];
}
