import type { Rect } from '../../geometry.ts';

type PrintedWord = Rect & { text: string; font: string };

/** The widest space inside a word, and the deepest overlap of two of its characters, in heights. */
const MAX_SPACE = 0.1;
const MAX_OVERLAP = 0.25;
/** The share of the lower word's height that must be beside the other. */
const BESIDE = 0.6;
/** Words that are no part of another, even if they touch it. */
const APART = /^[_□☐▢◻❏.·…‥]|[_□☐▢◻❏]$/;

/**
 * Joins words that touch. Text is read with a word for each font, and programs take a Latin font for the brackets and
 * digits of a Korean text, so (근로자) would be three words.
 */
export function joinWords(words: readonly PrintedWord[]): PrintedWord[] {
  const joined: PrintedWord[] = [];
  let lastFont = '';
  for (const word of words) {
    const before = joined.at(-1);
    if (before && lastFont !== word.font && touches(before, word)) joined[joined.length - 1] = join(before, word);
    else joined.push(word);
    // In (갑), the joined word may have the font of its first bracket, which is also that of the last one.
    lastFont = word.font;
  }
  return joined;
}

function touches(before: PrintedWord, word: PrintedWord): boolean {
  if (APART.test(before.text) || APART.test(word.text)) return false;
  const height = Math.min(before.height, word.height);
  const space = word.x - (before.x + before.width);
  if (space > MAX_SPACE * height || space < -MAX_OVERLAP * height) return false;
  return Math.min(before.y + before.height, word.y + word.height) - Math.max(before.y, word.y) > BESIDE * height;
}

/** The longer word has the font and the height of the text. */
function join(before: PrintedWord, word: PrintedWord): PrintedWord {
  const { y, height, font } = word.text.length > before.text.length ? word : before;
  return { text: before.text + word.text, font, x: before.x, y, width: word.x + word.width - before.x, height };
}
