/** The number of options rendered initially, which is fast even on a slow phone. Scrolling adds more. */
export const WINDOW_SIZE = 60;
/** The longest list without a search box, because a short list is faster to scan than to search. */
export const MAX_ITEMS_WITHOUT_SEARCH = 12;

const normalize = (text: string) => text.normalize('NFC').toLocaleLowerCase('ko').replaceAll(/\s/g, '');

export const filterItems = (items: readonly string[], words: string): readonly string[] => {
  const wanted = normalize(words);
  return wanted === '' ? items : items.filter((item) => normalize(item).includes(wanted));
};

/**
 * Returns the items to render. The chosen one is always included if it was found; it comes first if it would otherwise
 * be cut off.
 */
export function listRenderedItems(found: readonly string[], chosen: string | null, size: number): readonly string[] {
  const shown = found.slice(0, size);
  if (chosen === null || shown.includes(chosen) || !found.includes(chosen)) return shown;
  return [chosen, ...shown];
}
