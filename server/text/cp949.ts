import iconv from 'iconv-lite';

/** The full Korean code page. Node's `euc-kr` has only 2,350 of the 11,172 syllables. */
const CODE_PAGE = 'cp949';

/** Carriers charge more for longer messages. */
export const MAX_SHORT_TEXT_BYTES = 90;

const REPLACEMENT = '□';
const UNDEFINED = '\ufffd';

/** Returns whether the code page has a character. ASCII takes one byte, everything else two. */
const isKnown = (character: string) => character <= '\u007f' || iconv.encode(character, CODE_PAGE).length === 2;

/** Replaces characters that carriers can't send, such as emoji. */
export const toCp949Text = (text: string): string =>
  [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text.normalize('NFC'))]
    .map(({ segment }) => (Array.from(segment).every(isKnown) ? segment : REPLACEMENT))
    .join('');

export const countCp949Bytes = (text: string): number => iconv.encode(text, CODE_PAGE).length;

export function decodeCp949(bytes: Uint8Array): string | null {
  const text = iconv.decode(bytes, CODE_PAGE);
  return text.includes(UNDEFINED) ? null : text;
}
