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
