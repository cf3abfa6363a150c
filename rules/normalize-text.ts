/** Spaces, accents, and characters that show nothing: people rarely remember them, or can't type them. */
export const IGNORED_IN_SEARCHES = String.raw`[\s\u00ad\u0300-\u036f\u200b-\u200f\u2060\ufeff]+`;
const IGNORED = new RegExp(IGNORED_IN_SEARCHES, 'g');

/** Latin letters that have a stroke, which no Unicode form separates from the letter. */
export const STRUCK_LETTERS = { from: 'đłø', to: 'dlo' } as const;
const STRUCK = new RegExp(`[${STRUCK_LETTERS.from}]`, 'g');

/** Normalises text for searching: Nguyễn Văn An becomes `nguyenvanan`. `normalizeColumn` does the same in SQL. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(IGNORED, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(STRUCK, (letter) => STRUCK_LETTERS.to[STRUCK_LETTERS.from.indexOf(letter)] ?? letter);
