import { disassemble, getChoseong } from 'es-hangul';
import type { Question, QuestionGroup } from './questions';

const ONLY_CONSONANTS = /^[ㄱ-ㅎ]+$/;
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');
const wordsOf = ({ question, answer, keywords = '' }: Question) => [question, keywords, ...answer].join(' ');

/**
 * Finds questions that contain all words of the search, in any order. An incomplete last syllable matches (크레디 → 크레딧),
 * and so do initial consonants (ㅎㅂ → 환불).
 */
export function findQuestions(groups: readonly QuestionGroup[], typed: string): readonly QuestionGroup[] {
  const words = typed.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((question) => matches(question, words)) }))
    .filter(({ questions }) => questions.length > 0);
}

function matches(question: Question, words: readonly string[]) {
  const text = wordsOf(question);
  const letters = disassemble(plain(text));
  return words.every((word) =>
    ONLY_CONSONANTS.test(word) ? plain(getChoseong(text)).includes(word) : letters.includes(disassemble(word)),
  );
}

export const countQuestions = (groups: readonly QuestionGroup[]) =>
  groups.reduce((count, { questions }) => count + questions.length, 0);
