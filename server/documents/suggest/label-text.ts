type Word = { text: string };

/** Joins the words of a label. Characters that stand apart, as in 성   명, are one word. */
export function wordsInText(words: readonly Word[]): string {
  let text = '';
  words.forEach((word, index) => {
    const before = words[index - 1]?.text ?? '';
    const isApart = isSyllable(before) && isSyllable(word.text.replace(/[::]$/, ''));
    text += index === 0 || isApart || /^[::,)]/.test(word.text) ? word.text : ` ${word.text}`;
  });
  return text.trim();
}

const isSyllable = (text: string) => /^[가-힣]$/.test(text);

/** What a label asks, without its numbering, colon, or the bracket that ends before it. */
export const questionName = (words: readonly Word[]): string =>
  wordsInText(words)
    .replace(/^(?:[■□▪●○※*·/-]|\d{1,2}[.)]|[①-⑳])+\s*/, '')
    .replace(/[\s::]+$/, '')
    .replace(/^(?:[^(]*\)|\([^)]*\))\s*/, '')
    .replace(/^.*[\]□☐▢◻❏](?=.)\s*/, '')
    .replace(/^[([]\s*|\]$/g, '')
    .replace(/\s*\((?=[^)]*$)/, ' ')
    .replace(/\s*[([]$/, '');
