/** Spaces, accents, and characters that show nothing: people rarely remember them, or can't type them. */
export const IGNORED_IN_SEARCHES = String.raw`[\s\u00ad\u0300-\u036f\u200b-\u200f\u2060\ufeff]+`;
const IGNORED = new RegExp(IGNORED_IN_SEARCHES, 'g');

const FULL_WIDTH = Array.from({ length: 94 }, (_, index) => index);
/**
 * Characters and what people type instead: Latin letters without their stroke, which no Unicode form separates from the
 * letter, the keyboard's apostrophe, and ASCII characters instead of full-width ones.
 */
export const TYPED_INSTEAD = {
  from: `đłø‘’${String.fromCharCode(...FULL_WIDTH.map((index) => 0xff01 + index))}`,
  to: `dlo''${String.fromCharCode(...FULL_WIDTH.map((index) => 0x21 + index)).toLowerCase()}`,
} as const;
/** Forms of companies in one character, and how others write them. */
export const COMPANY_FORMS = [
  ['㈜', '(주)'],
  ['㈔', '(사)'],
] as const;

const REPLACEMENTS = new Map<string, string>([
  ...Array.from(TYPED_INSTEAD.from, (character, index) => [character, TYPED_INSTEAD.to[index] ?? ''] as const),
  ...COMPANY_FORMS,
]);
const REPLACED = /[đłø‘’\uff01-\uff5e㈜㈔]/g;

/** Normalises text for searching: Nguyễn Văn An becomes `nguyenvanan`. `normalizeColumn` does the same in SQL. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(IGNORED, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(REPLACED, (character) => REPLACEMENTS.get(character) ?? character);
