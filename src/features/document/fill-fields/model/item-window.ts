import { normalizeText } from '#rules/normalize-text.ts';

/** The number of options rendered at first, few enough for a slow phone. Scrolling adds more. */
export const WINDOW_SIZE = 60;
/** Shorter lists are faster to scan than to search. */
export const MAX_ITEMS_WITHOUT_SEARCH = 12;

export const filterItems = (items: readonly string[], words: string): readonly string[] => {
  const wanted = normalizeText(words);
  return wanted === '' ? items : items.filter((item) => normalizeText(item).includes(wanted));
};

/** Always includes the chosen item if it was found, as the first one if it would otherwise be cut off. */
export function listRenderedItems(found: readonly string[], chosen: string | null, size: number): readonly string[] {
  const shown = found.slice(0, size);
  if (chosen === null || shown.includes(chosen) || !found.includes(chosen)) return shown;
  return [chosen, ...shown];
}
