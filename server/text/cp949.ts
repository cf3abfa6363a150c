/** What carriers of text messages count in: one byte for ASCII, two for what their old code page holds, and nothing else. */
let letters: ReadonlySet<string> | null = null;

const REPLACEMENT = '□';

function doubleByteLetters(): ReadonlySet<string> {
  const pairs: number[] = [];
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x41; trail <= 0xfe; trail += 1) pairs.push(lead, trail);
  }
  const decoded = Array.from(new TextDecoder('euc-kr').decode(Uint8Array.from(pairs)));
  return new Set(decoded.filter((letter) => !isNarrow(letter) && letter !== '\ufffd'));
}

const isNarrow = (letter: string) => letter <= '\u007f';
const isKnown = (letter: string) => isNarrow(letter) || (letters ??= doubleByteLetters()).has(letter);

/** The same text with a sign in the place of what would not arrive: an emoji, a rare letter. */
export const inCp949 = (text: string): string =>
  [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text.normalize('NFC'))]
    .map(({ segment }) => (Array.from(segment).every(isKnown) ? segment : REPLACEMENT))
    .join('');

export const cp949Bytes = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (isNarrow(letter) ? 1 : 2), 0);
