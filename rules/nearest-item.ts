/** The most edits that still count as a typo. Changing one jamo takes one edit, swapping two takes two. */
const MAX_EDITS = 2;

/**
 * Returns the item that was probably meant: the one with the fewest edits. Returns null if two are equally close, or
 * all are too far.
 */
export function findNearestItem(text: string, items: readonly string[]): string | null {
  const typed = splitJamo(text);
  let nearest: string | null = null;
  let fewest = MAX_EDITS + 1;
  for (const item of items) {
    const wanted = splitJamo(item);
    if (Math.abs(wanted.length - typed.length) > MAX_EDITS) continue;
    const edits = countEdits(typed, wanted);
    // If every jamo differs, it isn't a typo, however short the item is.
    if (edits >= wanted.length || edits > fewest) continue;
    nearest = edits === fewest ? null : item;
    fewest = edits;
  }
  return nearest;
}

const splitJamo = (text: string): string[] => Array.from(text.normalize('NFKD').toLowerCase().replaceAll(/\s+/g, ''));

/** Computes the Levenshtein distance. */
function countEdits(one: readonly string[], other: readonly string[]): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  one.forEach((character, row) => {
    const line = [row + 1];
    other.forEach((wanted, index) => {
      const replaced = (above[index] ?? 0) + (character === wanted ? 0 : 1);
      line.push(Math.min(replaced, (above[index + 1] ?? 0) + 1, (line[index] ?? 0) + 1));
    });
    above = line;
  });
  return above.at(-1) ?? 0;
}
