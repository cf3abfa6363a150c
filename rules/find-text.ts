import { disassemble, getChoseong } from 'es-hangul';

const ONLY_CONSONANTS = /^[ㄱ-ㅎ]+$/;
const simplify = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, '');

/**
 * Finds items whose text contains every word of the search, in any order. The last syllable may be incomplete (크레디 →
 * 크레딧), and initial consonants match, too (ㅎㅂ → 환불).
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
