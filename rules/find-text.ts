import { disassemble, getChoseong } from 'es-hangul';

const ONLY_CONSONANTS = /^[ㄱ-ㅎ]+$/;
const simplify = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, '');

/**
 * Finds items whose text contains every search word, in any order. Words may end in an incomplete syllable (크레디 matches
 * 크레딧) or consist of initial consonants (ㅎㅂ matches 환불).
 */
export function findText<Item>(items: readonly Item[], typed: string, textOf: (item: Item) => string): readonly Item[] {
  const words = typed.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? items : items.filter((item) => containsAll(textOf(item), words));
}

function containsAll(text: string, words: readonly string[]) {
  const simple = simplify(text);
  const letters = disassemble(simple);
  const initials = simplify(getChoseong(text));
  return words.every((word) =>
    ONLY_CONSONANTS.test(word) ? initials.includes(word) : letters.includes(disassemble(word)),
  );
}
