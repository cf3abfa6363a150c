import iconv from 'iconv-lite';

/** The old Korean code page whole; what Node calls `euc-kr` knows 2,350 syllables of its 11,172. */
const CODE_PAGE = 'cp949';

const REPLACEMENT = '□';
const UNDEFINED = '\ufffd';

/** What carriers of text messages count in: one byte for ASCII, two for all else that their code page holds. */
const isKnown = (character: string) => character <= '\u007f' || iconv.encode(character, CODE_PAGE).length === 2;

/** The same text with a sign in the place of what would not arrive: an emoji, a rare character. */
export const inCp949 = (text: string): string =>
  [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text.normalize('NFC'))]
    .map(({ segment }) => (Array.from(segment).every(isKnown) ? segment : REPLACEMENT))
    .join('');

/** Of a text that `inCp949` has gone over. */
export const cp949Bytes = (text: string): number => iconv.encode(text, CODE_PAGE).length;

/** Null where the bytes are not of this code page. */
export function decodeCp949(bytes: Uint8Array): string | null {
  const text = iconv.decode(bytes, CODE_PAGE);
  return text.includes(UNDEFINED) ? null : text;
}
