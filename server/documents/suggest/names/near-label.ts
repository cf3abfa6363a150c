import { isYesOrNo } from '../boxes/options.ts';
import { isBlank, isMark } from './labels.ts';
import type { Found } from '../found.ts';
import { wordsInText } from './label-text.ts';
import { right, type SeenWord } from '../page/seen.ts';
import { withoutUnit } from './sentences.ts';
import type { TextLine } from '../page/text-lines.ts';

const MIN_BLANK = 14;
const MAX_SYLLABLE_GAP = 60;
const MAX_LENGTH = 12;
const COUNTERS = /^(?:월|금|일금|총|약|매월|매달|매년|매주|연|만|제|단|달|다음|다음달|익월|당월)$/;
const LAST_PARTICLE = /(?:(?<=[가-힣]{2})(?:은|는|이|가|을|를|의))?[:,]?$/;
/** Particles and counters, which mark words as part of a sentence. */
const ENDS_OTHERWISE =
  /^[년월일시분]+$|(?:[은는이가을를의에로와과도만한된할고며면]|부터|까지|매월|매년|매주|일금|최대|최소|다음|이하|이상)$/;
/** Words of a sentence as opposed to a label: 지급하고, 계약을, 때에는. */
const IN_SENTENCE = /(?:[을를은는에고며면한된할]|에게|으로|하여|부터|까지|이내|이상|이하|경우|후|뒤|때|전|다|요)[.,]?$/;

/**
 * Returns the words between the previous blank and this one, if they name it: 보증금 ___원 및 관리비 월 ___원 asks for 관리비.
 * Returns null for a line's first blank, which the line's heading names better.
 *
 * A blank right after another's unit shares its label, as in 등원 (  )시 (  )분.
 */
export function labelSinceBlank({ rect }: Found, line: TextLine): string | null {
  const before = line.words.filter((word) => right(word) <= rect.x + 4);
  const last = before.at(-1);
  if (!last || rect.x - right(last) > MAX_SYLLABLE_GAP) return null;
  let end = before.length;
  let start = startOfLabel(before, end);
  while (start > 0 && start < end) {
    const words = withoutUnit(before.slice(start, end));
    if (words.some(({ text }) => !/^[()[\]]+$/.test(text))) return labelIn(words);
    end = start;
    start = startOfLabel(before, end);
  }
  return start === 0 && end < before.length ? shortLabel(before.slice(0, end)) : null;
}

const startOfLabel = (words: readonly SeenWord[], end: number): number =>
  words.slice(0, end).findLastIndex((word, index) => isBlankBefore(words[index + 1], word) && index < end - 1) + 1;

/** Returns the words before a line's first blank, as in 등원 (  )시, unless they are part of a sentence. */
export function labelAtStart({ rect }: Found, { words }: TextLine): string | null {
  const before = words.filter((word) => right(word) <= rect.x + 4);
  return startOfLabel(before, before.length) === 0 ? shortLabel(before) : null;
}

function shortLabel(words: readonly SeenWord[]): string | null {
  // 제 belongs to the number and not to the label, as in 면허번호 제 ______ 호.
  const text = wordsInText(words.filter(({ text: word }) => !/^[([]$/.test(word))).replace(/ 제$/, '');
  return /^[가-힣]{2,8}(?:\([가-힣]{1,6}\)[가-힣]{0,4})?(?: [가-힣]{2,5})?$/.test(text) && !ENDS_OTHERWISE.test(text)
    ? text
    : null;
}

function labelIn(words: readonly SeenWord[]): string | null {
  const label = wordsInText(words.filter(({ text }) => !/^[()[\]]+$/.test(text))).split(' ');
  while (COUNTERS.test(label.at(-1) ?? '')) label.pop();
  const name = [...label.slice(0, -1), (label.at(-1) ?? '').replace(LAST_PARTICLE, '')];
  const from = name.findLastIndex((text, index) => index < name.length - 1 && IN_SENTENCE.test(text)) + 1;
  const own = name
    .slice(from)
    .join(' ')
    .replace(/^(?:및|와|과|또는)\s+/, '');
  const isLabel = /^[가-힣][가-힣·ㆍ/ ]+$/.test(own) && own.length <= MAX_LENGTH && !IN_SENTENCE.test(own);
  // In 상여금 : 없음 (   ), 있음 (   ) ________ 원, the answer doesn't name the amount.
  return isLabel && !isYesOrNo(own) ? own : null;
}

function isBlankBefore(next: SeenWord | undefined, word: SeenWord): boolean {
  if (isBlank(word.text) || isMark(word.text)) return true;
  if (!next) return false;
  const gap = next.x - right(word);
  return gap > MIN_BLANK && !(word.text.length === 1 && next.text.length === 1 && gap < MAX_SYLLABLE_GAP);
}
