import type { SeenWord } from './seen.ts';

/** The width of a wide character such as a Hangul syllable, as a fraction of the font size. */
const WIDE = 0.92;
const NARROW = 0.5;
/** The height of a line of text, as a multiple of the font size. */
const HEIGHT = 1.3;
const BOXES = /([□☐▢◻❏]|[.·…‥]{5,})/;

/** Replaces reported word heights with estimates from the glyphs: some fonts report three times the real height. */
export function normaliseHeights(words: readonly SeenWord[]): SeenWord[] {
  const shares = new Map<string, number[]>();
  for (const word of words) {
    const weight = weightOf(word.text);
    if (weight < 1.8 || /_/.test(word.text)) continue;
    const known = shares.get(word.font) ?? [];
    known.push(word.width / weight / word.height);
    shares.set(word.font, known);
  }
  const usual = new Map([...shares].map(([font, known]) => [font, median(known)]));
  return words.map((word) => {
    const share = usual.get(word.font) ?? 1;
    const height = Math.min(word.height, Math.max(4, word.height * share * HEIGHT));
    return { ...word, y: word.y + (word.height - height) / 2, height };
  });
}

/** Splits checkboxes and dot leaders off words that they touch. */
export const splitBoxes = (words: readonly SeenWord[]): SeenWord[] => words.flatMap((word) => splitWord(word, BOXES));

/** Splits a word at separators, which become words. The pattern needs exactly one capturing group. */
export function splitWord(word: SeenWord, separators: RegExp): SeenWord[] {
  const parts = word.text.split(separators).filter((part) => part !== '');
  if (parts.length < 2) return [word];
  const unit = word.width / weightOf(word.text);
  let x = word.x;
  return parts.map((text) => {
    const part = { ...word, text, x, width: unit * weightOf(text) };
    x += part.width;
    return part;
  });
}

export const endOfCharacters = (word: SeenWord, count: number): number =>
  word.x + (word.width * weightOf(word.text.slice(0, count))) / weightOf(word.text);

const weightOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, character) => sum + (character > '\u10ff' && !/[‘’“”…‥]/.test(character) ? WIDE : NARROW),
    0,
  );

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 1;
