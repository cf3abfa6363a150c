/** Null in Firefox before version 125. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('ko', { granularity: 'grapheme' }) : null;

const [LEADING, VOWEL, TRAILING] = [
  '\\u1100-\\u115f\\ua960-\\ua97c',
  '\\u1160-\\u11a7\\ud7b0-\\ud7c6',
  '\\u11a8-\\u11ff\\ud7cb-\\ud7fb',
];
const EXTENDING = String.raw`[\p{M}\p{Emoji_Modifier}\u0e33\u0eb3\u200c\u200d\u{e0020}-\u{e007f}]*`;
/** A simplified version of Unicode's grapheme rules. Indic conjuncts are not covered. */
const CLUSTER = new RegExp(
  [
    String.raw`\r\n|[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]`,
    String.raw`\p{Regional_Indicator}{2}${EXTENDING}`,
    `(?:[${LEADING}]*[\uac00-\ud7a3]|[${LEADING}]*[${VOWEL}]|[${LEADING}])[${VOWEL}]*[${TRAILING}]*${EXTENDING}`,
    String.raw`\p{Extended_Pictographic}(?:${EXTENDING.replace('\\u200d', '')}\u200d\p{Extended_Pictographic})*${EXTENDING}`,
    `.${EXTENDING}`,
  ].join('|'),
  'gsu',
);

/**
 * Splits text into what people see as characters, such as a Hangul syllable made of several jamo or an emoji with a
 * skin tone.
 */
export const splitGraphemes = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : splitClusters(text);

export const splitClusters = (text: string): string[] => text.match(CLUSTER) ?? [];

/**
 * Matches text in which every code point is a character. Most text is like that, and skipping the segmenter is faster.
 */
const SINGLE = /^[ -~ㄱ-ㅎㅏ-ㅣ가-힣]*$/;

export const countGraphemes = (text: string) => (SINGLE.test(text) ? text.length : splitGraphemes(text).length);
