/**
 * Two syllables are a Korean word, and three letters are too many for an index to ask for. So each text is kept as its
 * single letters and pairs of letters, each mixed with its organisation: what is common elsewhere is not common here.
 */
export const searchTextOf = (parts: readonly (string | null)[]) =>
  parts.flatMap((part) => (part === null ? [] : [plain(part)])).join('\n');

export function gramsOf(organizationUuid: string, searchText: string): number[] {
  const grams = new Set<number>();
  for (const line of searchText.split('\n')) {
    const letters = Array.from(line);
    letters.forEach((letter, place) => {
      grams.add(hash(`${organizationUuid} ${letter}`));
      const next = letters[place + 1];
      if (next !== undefined) grams.add(hash(`${organizationUuid} ${letter}${next}`));
    });
  }
  return [...grams];
}

/** What a search has to find all of. Pairs say more than single letters, which only stand in for a search of one. */
export function searchOf(organizationUuid: string, typed: string) {
  const text = plain(typed);
  const documentNo = DOCUMENT_NO.test(text) ? text.toUpperCase() : null;
  const letters = Array.from(text);
  const pairs = letters.slice(1).map((letter, place) => `${letters[place] ?? ''}${letter}`);
  const parts = pairs.length > 0 ? pairs : letters;
  return { text, documentNo, grams: [...new Set(parts.map((part) => hash(`${organizationUuid} ${part}`)))] };
}

/** A whole number of a document: nothing else is written so, and it has an index of its own. */
const DOCUMENT_NO = /^[a-z]{2,4}-\d{4}-\d{4,}$/;

/** Spaces and case are not remembered by whoever searches. */
const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, '');

/** FNV-1a, as a signed integer of 32 bits. */
function hash(text: string) {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  }
  return value | 0;
}
