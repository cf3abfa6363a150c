import { isYesOrNo } from '../boxes/options.ts';

type Word = { text: string };

/** Joins the words of a label. Spaced characters, as in 성   명, become one word. */
export function wordsInText(words: readonly Word[]): string {
  let text = '';
  words.forEach((word, index) => {
    const before = words[index - 1]?.text ?? '';
    const isApart = isSyllable(before) && isSyllable(word.text.replace(/[::]$|\(.*$/, ''));
    text += index === 0 || isApart || /^[::,)]/.test(word.text) ? word.text : ` ${word.text}`;
  });
  return text.trim();
}

/** A spaced character. In 그 밖, 그 is a word. */
const isSyllable = (text: string) => /^[가-힣]$/.test(text) && text !== '그';

/** The question that a label asks, without numbering, a colon, or a bracket left over from the text before it. */
export const questionName = (words: readonly Word[]): string =>
  wordsInText(words)
    // The end of the sentence before a label, as in 위임을 받아들입니다. 수임인.
    .replace(/^.*[가-힣][다함음]\. (?=\S)/, '')
    // Drops an answer before a bracket, because the bracket contains the actual question, as in 있음 (도장 이름.
    .replace(/^(\S+) \((?=\S+ \S)/, (all: string, answer: string) => (isYesOrNo(answer) ? '' : all))
    // A choice within the label, as in 합계 (부가가치세 □ 포함 □ 별도).
    .replace(/(?<=\S)\s*\([^()]*[□☐▢◻❏][^()]*\)$/, '')
    .replace(/^(?:[■□▪●○※*·/-]|\d{1,2}[.)]|[가-하][.)]|[①-⑳])+\s*/, '')
    .replace(/^[::]\s*|[\s::]+$/g, '')
    .replace(/^제\s?\d+\s?조\s*\(?(?<title>[^()]*)\)?$/, '$<title>')
    .replace(/^(?:(?:20)?\s*년)?\s*월\s*일\s*(?=\S)/, '')
    .replace(/(?<=[가-힣])\s*\(원\)$/, '')
    .replace(/^(?:[^(]*\)|\([^)]*\))\s*/, '')
    .replace(/^(?:과|와|및)\s+/, '')
    .replace(/^.*[\]□☐▢◻❏①-⑳](?=.)\s*/, '')
    .replace(/^[([)]\s*|\]$/g, '')
    .replace(/\s*\((?=[^)]*$)/, ' ')
    .replace(/\s*[([]$/, '');
