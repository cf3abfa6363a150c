import { wordsInText } from '../names/label-text.ts';
import { right, type SeenWord } from '../page/seen.ts';
import type { Tick } from './tick-lines.ts';

type Asked = { tick: Pick<Tick, 'rect' | 'before' | 'isRound'>; label: string };

/** The space between an option and the line's next question, in line heights. */
const QUESTION_GAP = 1.8;
const ONLY_WORDS = /^[가-힣]{2,6}(?: [가-힣]{2,6})?$/;

/**
 * Splits a line's options by question, as in 식사 □ 일반식 □ 채식    주차 □ 필요. Round and square boxes are always separate
 * questions.
 */
export function splitByQuestion<Option extends Asked>(options: readonly Option[]): Option[][] {
  const questions: Option[][] = [];
  for (const option of options) {
    const current = questions.at(-1);
    const isSameShape = current?.at(-1)?.tick.isRound === option.tick.isRound;
    if (current && isSameShape && ownQuestion(option) === '') current.push(option);
    else questions.push([option]);
  }
  return questions;
}

export function ownQuestion(option: Asked | undefined): string {
  if (!option) return '';
  const { rect, before } = option.tick;
  const last = before.at(-1);
  const start = before.findLastIndex(
    (word, index) => spaceBefore(before[index - 1], word) > QUESTION_GAP * word.height,
  );
  const [word] = before.slice(start);
  if (start < 1 || !last || !word) return '';
  const question = wordsInText(before.slice(start)).replace(/[\s:]+$/, '');
  const isNear = rect.x - right(last) < spaceBefore(before[start - 1], word);
  return isNear && ONLY_WORDS.test(question) && question !== option.label ? question : '';
}

const spaceBefore = (before: SeenWord | undefined, word: SeenWord): number =>
  before === undefined ? 0 : word.x - right(before);
