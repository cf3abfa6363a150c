import type { Found } from '../found.ts';
import { wordsInText } from '../names/label-text.ts';
import { mayNameParty } from '../parties/party-names.ts';
import { middle } from '../page/seen.ts';
import { boxOf, grouped, type Choice } from './choice.ts';
import { areAnswers, areCounted, areLikelyPair, choiceIn, excludeEachOther, isAnswer } from './options.ts';
import { isRow } from './tick-columns.ts';
import type { Tick, TickLine } from './tick-lines.ts';

export type Option = Choice & { tick: Tick };

/** The most options of a question that includes a known pair of opposites. */
const MAX_JOINED = 5;
/** How far away boxes that continue a list can be, in line heights. */
const NEXT_LINES = 2.5;

/** Returns whether a sentence contains the options, as in 중요한 일은 □ 전원의 동의 □ 지분의 과반수 로 정한다. */
function completeSentence(options: readonly Option[]): boolean {
  const [last] = options.slice(-1);
  if (!last || options.length < 2 || options.length > MAX_JOINED || !isInOneLine(options)) return false;
  const words = last.tick.after.map(({ text }) => text).join('');
  const rest = words.startsWith(last.label.replaceAll(' ', ''))
    ? words.slice(last.label.replaceAll(' ', '').length)
    : '';
  return /^으?로(?:정|한|하|해결|따른|진행|지급)[가-힣]{0,3}/.test(rest);
}

/** Returns the remark after a line's last option, as in □ 사진 □ 영상 (해당하는 것에 모두 표시). */
function remarkAfter(options: readonly Option[]): string {
  const [last] = options.slice(-1);
  const text = wordsInText(last?.tick.after ?? []);
  return /\(([^()]+)\)\.?$/.exec(text)?.[1] ?? '';
}

const isInOneLine = ([first, ...rest]: readonly Option[]): boolean => rest.every(({ line }) => line === first?.line);

/** Returns whether the options are on one line, with no other boxes in the cell or on the next lines. */
export function haveNoOtherTickLines(options: readonly Option[], tickLines: readonly TickLine[]): boolean {
  const [first] = options;
  if (!first || !isInOneLine(options)) return false;
  const { line } = first;
  const others = tickLines.filter((other) => other.line !== line);
  return !others.some((other) =>
    line.cell === null
      ? other.line.cell === null && Math.abs(middle(other.line) - middle(line)) < NEXT_LINES * line.height
      : other.line.cell === line.cell,
  );
}

/**
 * Groups adjacent options that are known opposites. Without any, or if others answer the same question (해지 beside 신규
 * and 변경), groups all options or none.
 */
export function groupOptions(
  options: readonly Option[],
  question: string,
  { haveNoOtherTickLines }: { haveNoOtherTickLines: boolean },
): Found[] {
  const rest: Option[] = [];
  const found: Found[] = [];
  let groups = 0;
  const choice = choiceIn(remarkAfter(options));
  if (choice === 'several' && !options.some(({ label }) => isAnswer(label))) return options.map(boxOf);
  if (choice === 'one' && options.length > 1) return grouped(options, question);
  if (areCounted(options.map(({ label }) => label))) return grouped(options, question);
  for (let index = 0; index < options.length;) {
    const count = [7, 6, 5, 4, 3, 2].find((size) => {
      const some = options.slice(index, index + size);
      return some.length === size && areAnswers(some.map(({ label }) => label));
    });
    if (count) found.push(...grouped(options.slice(index, index + count), question));
    groups += count ? 1 : 0;
    if (!count) rest.push(...options.slice(index, index + 1));
    index += count ?? 1;
  }
  const all = options.map(({ label }) => label);
  if (groups === 1 && rest.length > 0 && all.length <= MAX_JOINED && excludeEachOther(all, question))
    return grouped(options, question);
  const labels = rest.map(({ label }) => label);
  // By convention, round boxes are for a single choice.
  const areRound = rest.length > 1 && rest.every(({ tick }) => tick.isRound);
  if (options.every(isRow) && question === '') return [...found, ...rest.map((option) => boxOf(option))];
  const areParties = rest.length > 1 && labels.every((label) => mayNameParty(label));
  const isOne =
    areRound || areParties || (haveNoOtherTickLines && areLikelyPair(labels, question)) || completeSentence(rest);
  if (found.length === 0 && (isOne || excludeEachOther(labels, question))) return grouped(rest, question);
  return [...found, ...rest.map((option) => boxOf(option))];
}
