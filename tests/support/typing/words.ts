import type { Dice } from './dice.ts';

/** Characters that no font for sealed files has. */
const UNPRINTABLE = ['😊', '🙏🏽', '👩‍👩‍👧', '𐎀', '🜁', '🇰🇷'];
const WORDS = ['보증금은', '반드시', '2월까지', '돌려주세요', '3층', 'Lee', '한빛', '302호', '뷁', '100%', '(가)'];

/** A quarter of the texts contain a character that can't be printed. */
export function makeText(dice: Dice, words = 4): string {
  const text = Array.from({ length: 1 + dice.upTo(words) }, () => dice.pick(WORDS)).join(' ');
  if (!dice.chance(0.25)) return text;
  const letters = Array.from(text);
  letters.splice(dice.upTo(letters.length + 1), 0, dice.pick(UNPRINTABLE));
  return letters.join('');
}
