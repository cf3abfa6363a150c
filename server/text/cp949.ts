import iconv from 'iconv-lite';

/** The whole old Korean code page. What Node calls `euc-kr` contains 2,350 of its 11,172 syllables. */
const CODE_PAGE = 'cp949';

const REPLACEMENT = '□';
const UNDEFINED = '\ufffd';

/**
 * Whether a character is in the code page of text message carriers, who count one byte for ASCII and two for everything
 * else.
 */
const isKnown = (character: string) => character <= '\u007f' || iconv.encode(character, CODE_PAGE).length === 2;

/** Replaces characters that would not arrive, such as emoji or rare characters, with a sign. */
export const inCp949 = (text: string): string =>
  [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text.normalize('NFC'))]
    .map(({ segment }) => (Array.from(segment).every(isKnown) ? segment : REPLACEMENT))
    .join('');

/** Expects a text from `inCp949`. */
export const cp949Bytes = (text: string): number => iconv.encode(text, CODE_PAGE).length;

/** Returns null if the bytes are not in this code page. */
export function decodeCp949(bytes: Uint8Array): string | null {
  const text = iconv.decode(bytes, CODE_PAGE);
  return text.includes(UNDEFINED) ? null : text;
}
