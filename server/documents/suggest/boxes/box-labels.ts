import type { Rect } from '../../geometry.ts';
import { right, type SeenWord } from '../page/seen.ts';
import { ONLY_NUMBER } from './choice.ts';
import { isAnswer, isYesOrNo } from './options.ts';
import type { Tick } from './tick-lines.ts';

export type Side = 'before' | 'after';

const MAX_LABEL_WORDS = 5;
const MAX_LABEL_LENGTH = 24;
/** The widest space in a label, in line heights. */
const LABEL_GAP = 2.2;
/** The widest space between a label's words, unless its characters are spread out. */
const WORD_GAP = 1.1;
/** Words after an option that continue the sentence around it, as in □ 갑 □ 을 이 부담한다. */
const PARTICLE = /^(?:이며|으로|에서|에게|가운데|하여|하며|합니다|한다|한다면|부담|중)/;

/** Returns the label on one side of a box: all adjacent words, or as many as are a known answer, such as 동의 안 함. */
export function labelOn(side: Side, { rect, before, after }: Tick): SeenWord[] {
  const words = side === 'after' ? wordsAfterNumber(rect, after) : wordsBefore(rect.x, before);
  for (let count = words.length; count > 0; count -= 1) {
    const some = side === 'after' ? words.slice(0, count) : words.slice(-count);
    const next = side === 'after' ? words[count] : words.at(-count - 1);
    if (isAnswer(textOf(some)) && !(next && continuesLabel(side, textOf(some), next.text))) return some;
  }
  return words;
}

/** Returns whether the words beside an answer belong to it, as in 신규 가입 and 앓고 있음. */
const continuesLabel = (side: Side, answer: string, next: string): boolean =>
  side === 'before' ? next.endsWith('고') : !isYesOrNo(answer) && /^[가-힣]{2,}$/.test(next) && !PARTICLE.test(next);

const areSpaced = (before: SeenWord | undefined, word: SeenWord) => before?.text.length === 1 && word.text.length === 1;

function wordsAfterNumber(box: Rect, words: readonly SeenWord[]): SeenWord[] {
  const [first, ...rest] = words;
  const isNumber = first !== undefined && rest.length > 0 && ONLY_NUMBER.test(first.text);
  return isNumber ? wordsAfter(right(first), rest) : wordsAfter(right(box), words);
}

function wordsAfter(from: number, words: readonly SeenWord[]): SeenWord[] {
  const label: SeenWord[] = [];
  let end = from;
  for (const word of words.slice(0, MAX_LABEL_WORDS)) {
    const gap = label.length > 0 && !areSpaced(label.at(-1), word) ? WORD_GAP : LABEL_GAP;
    if (word.x - end > gap * word.height || /^[([※:_—–]|^[.·…]{3}/.test(word.text)) break;
    if (label.length > 0 && /^(?:[에을를로의]|으로|가운데|중)$/.test(word.text)) break;
    // A word such as 반차(오전/오후) is a single option.
    const isWhole = /^[^(]+\([^()]+\)$/.test(word.text);
    const cut = isWhole ? -1 : word.text.search(/[([)\]:_]/);
    const isLast = cut > 0 || /[,;]$|[가-힣]\.$/.test(word.text);
    if (cut === 0) break;
    // The end of the sentence isn't part of the last option, as in ( ) 독점 ( ) 비독점으로 하고.
    const stem = /^(?:[하한할합정]|낸다|내고|지급|납부)/.test(words[label.length + 1]?.text ?? '')
      ? /^(.{2,}?)(?:으로|로)$/.exec(word.text)?.[1]
      : undefined;
    if (stem !== undefined) {
      label.push({ ...word, text: stem });
      break;
    }
    label.push(cut > 0 ? { ...word, text: word.text.slice(0, cut) } : word);
    end = right(word);
    if (isLast) break;
  }
  return label;
}

function wordsBefore(from: number, words: readonly SeenWord[]): SeenWord[] {
  const label: SeenWord[] = [];
  let start = from;
  for (const word of words.slice(-MAX_LABEL_WORDS).toReversed()) {
    const isSentence = label.length > 0 && /[가-힣]{2}[은는]$/.test(word.text);
    if (isSentence || start - right(word) > LABEL_GAP * word.height || /[:?)\]_]$/.test(word.text)) break;
    label.unshift(word);
    start = word.x;
  }
  return label;
}

export const textOf = (words: readonly SeenWord[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/^[\s,/·"“‘-]+|[\s,/·:;."”’→⇒]+$/g, '')
    .slice(0, MAX_LABEL_LENGTH);
