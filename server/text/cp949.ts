import iconv from 'iconv-lite';

/** The full Korean code page. Node's `euc-kr` contains only 2,350 of the 11,172 syllables. */
const CODE_PAGE = 'cp949';

/** Carriers send up to this many bytes as a short message. Anything more is a long one, which costs more. */
export const MAX_SHORT_TEXT_BYTES = 90;

const REPLACEMENT = '□';
const UNDEFINED = '\ufffd';

/** Returns whether the carriers' code page has a character. It encodes ASCII in one byte and everything else in two. */
const isKnown = (character: string) => character <= '\u007f' || iconv.encode(character, CODE_PAGE).length === 2;

/** Replaces characters that carriers cannot send, such as emoji. */
export const toCp949Text = (text: string): string =>
  [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text.normalize('NFC'))]
    .map(({ segment }) => (Array.from(segment).every(isKnown) ? segment : REPLACEMENT))
    .join('');

/** Counts the bytes of text returned by `toCp949Text`. */
export const countCp949Bytes = (text: string): number => iconv.encode(text, CODE_PAGE).length;

/** Decodes bytes. Returns null if they aren't in this code page. */
export function decodeCp949(bytes: Uint8Array): string | null {
  const text = iconv.decode(bytes, CODE_PAGE);
  return text.includes(UNDEFINED) ? null : text;
}
