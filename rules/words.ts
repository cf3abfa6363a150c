import { splitGraphemes } from './graphemes.ts';

const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Laoo}\p{Script=Khmr}\p{Script=Mymr}]/u;
/** Null in Firefox before version 125, where lines may then break between any two characters. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('th', { granularity: 'word' }) : null;

/** Splits text wherever a line may break: after spaces, and between words in scripts without spaces. */
export function splitWords(text: string): string[] {
  const words = text.split(/(?<= )/u);
  return WITHOUT_SPACES.test(text)
    ? words.flatMap((word) => (WITHOUT_SPACES.test(word) ? findWords(word) : word))
    : words;
}

function findWords(text: string): string[] {
  if (!segmenter) return splitGraphemes(text);
  const words: string[] = [];
  for (const { segment, isWordLike = false } of segmenter.segment(text)) {
    // Keeps punctuation and spaces with the word before them.
    if (isWordLike || words.length === 0) words.push(segment);
    else words.push(`${words.pop() ?? ''}${segment}`);
  }
  return words;
}
