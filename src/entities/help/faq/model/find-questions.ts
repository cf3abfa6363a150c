import { findText } from '#rules/find-text.ts';
import type { FaqGroup } from '../api/load-faqs';

type Question = FaqGroup['questions'][number];

/** Finds questions with all the search words, and leaves out empty groups. */
export function findQuestions(groups: readonly FaqGroup[], typed: string): readonly FaqGroup[] {
  return groups
    .map((group) => ({ ...group, questions: [...findText(group.questions, typed, collectWords)] }))
    .filter(({ questions }) => questions.length > 0);
}

export const countQuestions = (groups: readonly FaqGroup[]) =>
  groups.reduce((count, { questions }) => count + questions.length, 0);

const collectWords = ({ question, answer, keywords }: Question) =>
  [question, keywords, ...answer.map(readBlock)].join(' ');

function readBlock(block: Question['answer'][number]): string {
  if (block.type === 'HEADING') return block.text;
  if (block.type === 'PICTURE') return block.description;
  const texts = block.type === 'LIST' ? block.items.flat() : block.texts;
  return texts.map(({ text }) => text).join('');
}
