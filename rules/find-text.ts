import { disassemble, getChoseong } from 'es-hangul';
import { normalizeText } from './normalize-text.ts';

const ONLY_CONSONANTS = /^[ㄱ-ㅎ]+$/;

/**
 * Finds items whose text contains every search word, in any order. Words may end in an incomplete syllable (크레디 matches
 * 크레딧) or consist of initial consonants (ㅎㅂ matches 환불). Ignores accents and characters of no width, like the server's searches.
 */
export function findText<Item>(items: readonly Item[], typed: string, textOf: (item: Item) => string): readonly Item[] {
  const words = typed.split(/\s+/).map(normalizeText).filter(Boolean);
  return words.length === 0 ? items : items.filter((item) => containsAll(textOf(item), words));
}

function containsAll(text: string, words: readonly string[]) {
  const simple = normalizeText(text);
  const letters = disassemble(simple);
  const initials = getChoseong(simple);
  return words.every((word) =>
    ONLY_CONSONANTS.test(word) ? initials.includes(word) : letters.includes(disassemble(word)),
  );
}
