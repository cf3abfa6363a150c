import { countGraphemes, splitGraphemes } from '#rules/graphemes.ts';

/** The most that the API accepts for a value, in UTF-16 code units. Senders can't allow more characters either. */
const MAX_LENGTH = 5_000;
/** How far a character that begins before the limit may reach beyond it. */
const MARGIN = 64;

/** Cuts a text that is too long to be saved, between two characters, and counts those that were cut off. */
export function cutText(text: string): { kept: string; cutCount: number } {
  if (text.length <= MAX_LENGTH) return { kept: text, cutCount: 0 };
  let kept = '';
  for (const character of splitGraphemes(text.slice(0, MAX_LENGTH + MARGIN))) {
    if (kept.length + character.length > MAX_LENGTH) break;
    kept += character;
  }
  return { kept, cutCount: countGraphemes(text) - countGraphemes(kept) };
}
