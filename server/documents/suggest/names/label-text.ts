import { isYesOrNo } from '../boxes/options.ts';

type Word = { text: string };

/** Joins a label's words. Spread-out characters such as 성   명 become one word. */
export function wordsInText(words: readonly Word[]): string {
  let text = '';
  words.forEach((word, index) => {
    const before = words[index - 1]?.text ?? '';
    const isApart = isSyllable(before) && isSyllable(word.text.replace(/:$|\(.*$/, ''));
    text += index === 0 || isApart || /^[:,)]/.test(word.text) ? word.text : ` ${word.text}`;
  });
  return text.trim();
}

/** A spread-out character. In 그 밖, 그 is a word. */
const isSyllable = (text: string) => /^[가-힣]$/.test(text) && text !== '그';

/** Returns the question that a label asks, without its number, colon, or a bracket left from the text before. */
export const questionName = (words: readonly Word[]): string =>
  wordsInText(words)
    // The end of the sentence before a label, as in 위임을 받아들입니다. 수임인.
    .replace(/^.*[가-힣][다함음]\. (?=\S)/, '')
    // Drops an answer before a bracket, because the bracket contains the question, as in 있음 (도장 이름.
    .replace(/^(\S+) \((?=\S+ \S)/, (all: string, answer: string) => (isYesOrNo(answer) ? '' : all))
    // A choice inside the label, as in 합계 (부가가치세 □ 포함 □ 별도).
    .replace(/(?<=\S)\s*\([^()]*[□☐▢◻❏][^()]*\)$/, '')
    .replace(/^(?:[■□▪●○※*·/-]|\d{1,2} ?[.)]|[가-하] ?[.)]|[①-⑳])+\s*/, '')
    .replace(/^:\s*|[\s:]+$/g, '')
    .replace(/^제\s?\d+\s?조\s*\(?(?<title>[^()]*)\)?$/, '$<title>')
    .replace(/^(?:(?:20)?\s*년)?\s*월\s*일\s*(?=\S)/, '')
    .replace(/(?<=[가-힣])\s*\(원\)$/, '')
    .replace(/^(?:[^(]*\)|\([^)]*\))\s*/, '')
    .replace(/^(?:과|와|및)\s+/, '')
    .replace(/^.*[\]□☐▢◻❏①-⑳](?=.)\s*/, '')
    .replace(/^[([)]\s*|\]$/g, '')
    .replace(/\s*\((?=[^)]*$)/, ' ')
    .replace(/\s*[([]$/, '');
