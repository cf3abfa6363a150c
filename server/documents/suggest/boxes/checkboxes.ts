import { computeOverlap } from '../../../../rules/rect-overlap.ts';
import { cellText, type Cell } from '../page/cells.ts';
import type { Found } from '../found.ts';
import { wordsInText } from '../names/label-text.ts';
import { MAX_QUESTION_LENGTH, ONLY_NUMBER, questionOf } from './choice.ts';
import { labelOn, textOf, type Side } from './box-labels.ts';
import { haveNoOtherTickLines, groupOptions, type Option } from './group-options.ts';
import { answerBracketsIn } from './numbered-choices.ts';
import { areAnswers, areCounted, endsInAnswer, isAnswer } from './options.ts';
import { middle, right, type SeenPage } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';
import { INSTRUCTION, isNextRow, isRow, labelOfAlone, questionOver } from './tick-columns.ts';
import { ownQuestion, splitByQuestion } from './line-questions.ts';
import { ASKS, createBulletTest } from './bullets.ts';
import { labelCentredBoxes } from './centred-boxes.ts';
import { findTickLines, type Tick, type TickLine } from './tick-lines.ts';

/** Words on one side of a box are its label if those on the other side are this many times farther away. */
const NEARER = 1.6;
const MAX_SENTENCE = 60;
/** How far apart the boxes of opposites can be that are centred below each other. */
const MAX_CENTRED = 12;
const SENTENCE_END = /(?:다|요|함|임|못함|음)$/;
const BULLET = /^[가-하][.)]$/;
const NUMBERING = /^(?:[①-⑳]|(?:[가-하]|\d{1,2})[.)]) ?(?=[가-힣])/;

/**
 * Finds checkboxes, and makes options that exclude each other radio buttons. Skips a box whose label could be on either
 * side, because consenting to the wrong text is worse than no suggestion.
 */
export function findCheckboxes(page: SeenPage, lines: readonly TextLine[], cells: readonly Cell[]): Found[] {
  const isBullet = createBulletTest(page, lines);
  const tickLines = findTickLines(page, lines)
    .map(withoutAnswerBrackets)
    .map((tickLine) => labelCentredBoxes(tickLine, lines))
    .filter((tickLine) => tickLine.ticks.length > 0 && !isBullet(tickLine));
  const named = tickLines.map((tickLine) => ({ ...tickLine, options: optionsOf(tickLine, cells) }));
  const columns = joinColumns(named, lines);
  return columns.flatMap(({ options, question }) =>
    groupOptions(options, question, { haveNoOtherTickLines: haveNoOtherTickLines(options, tickLines) }),
  );
}

/** Drops brackets for the number of the answer, as in 1. 예 2. 아니오 (  ), because they belong to no option. */
function withoutAnswerBrackets({ line, ticks }: TickLine): TickLine {
  const brackets = answerBracketsIn(line);
  return { line, ticks: ticks.filter(({ rect }) => brackets.every((other) => computeOverlap(rect, other) === 0)) };
}

type Named = TickLine & { options: Option[] };

function optionsOf({ line, ticks }: TickLine, cells: readonly Cell[]): Option[] {
  const sentences = sentencesAfter(ticks) ?? sentenceBefore(line, ticks);
  if (sentences) return ticks.map((tick, index) => ({ tick, label: sentences[index] ?? '', line }));
  const side = sideOf(line, ticks);
  const options = ticks.flatMap((tick) => {
    const words = side === null ? [] : labelOn(side, tick);
    const label = words.length > 0 ? textOf(words) : labelOfAlone({ tick, line }, cells);
    // Instructions mention boxes that aren't options, such as [ ]에는 해당되는 곳에 √ 표를 합니다.
    const isMention = /^(?:에는?|란|안|속)(?:\s|$)/.test(label);
    if (label === '' || ((isMention || !tick.isCertain) && !isAnswer(label))) return [];
    return [{ tick, label, line }];
  });
  const numbers = numbersOf(options.map(({ label }) => label));
  // The words at the ends of a scale don't label its numbers, as in 나쁨 □ 1 □ 2 □ 3 좋음.
  if (areCounted(numbers)) return options.map((option, index) => ({ ...option, label: numbers[index] ?? '' }));
  // Wide brackets are blanks for words, unless their labels exclude each other.
  const wide = options.filter(({ tick }) => tick.isWide);
  const areBlanks = !areAnswers(wide.map(({ label }) => label));
  return areBlanks ? options.filter(({ tick }) => !tick.isWide) : options;
}

const numbersOf = (labels: readonly string[]): string[] => labels.map((label) => /^\d+(?= |$)/.exec(label)?.[0] ?? '');

/** Returns the side of the boxes on which this line has its labels, or null if that is ambiguous. */
function sideOf(line: TextLine, ticks: readonly Tick[]): Side | null {
  const [first] = ticks;
  if (!first) return null;
  const labels = (side: Side) => ticks.map((tick) => textOf(labelOn(side, tick)));
  const [before, after] = [labels('before'), labels('after')];
  // A sentence that ends before the first box doesn't count, as in 다음 보험에 가입한다. □ 고용보험 □ 산재보험.
  if (endsSentence(first) && !ticks.slice(1).every(endsSentence)) before[0] = '';
  for (const [one, side] of [
    [after, 'after'],
    [before, 'before'],
  ] as const)
    if (areCounted(numbersOf(one))) return side;
  const isWhole = { before: areNamed(before), after: areNamed(after) };
  if (!isWhole.before || !isWhole.after) return isWhole.before ? 'before' : isWhole.after ? 'after' : null;
  const isComplete = { before: !before.includes(''), after: !after.includes('') };
  // A line that starts with a box and ends with words has labels after its boxes, and the reverse.
  if (isComplete.before !== isComplete.after) return isComplete.before ? 'before' : 'after';
  const answers = { before: countAnswers(before), after: countAnswers(after) };
  if (answers.before !== answers.after) return answers.before > answers.after ? 'before' : 'after';
  const distance = { before: distanceOf(ticks, 'before'), after: distanceOf(ticks, 'after') };
  if (distance.before > NEARER * distance.after) return 'after';
  if (distance.after > NEARER * distance.before) return 'before';
  // Questions come before their options, remarks after them.
  if (/[:?]$/.test(first.before.at(-1)?.text ?? '')) return 'after';
  return ticks.length > 1 && !line.words.some(({ text }) => ASKS.test(text)) ? 'after' : null;
}

const endsSentence = ({ before }: Tick): boolean => /[가-힣]\.$/.test(before.at(-1)?.text ?? '');

/** Of three or more boxes, one may have no label: it is unrelated, or its label is on the next line. */
const areNamed = (labels: readonly string[]) =>
  labels.filter((label) => label === '').length <= (labels.length > 2 ? 1 : 0);

function countAnswers(labels: readonly string[]): number {
  const known = labels.filter((label) => isAnswer(label) || endsInAnswer(label)).length;
  const pairs = labels.filter((label, index) => index > 0 && areAnswers([labels[index - 1] ?? '', label])).length;
  return known + 2 * pairs;
}

function distanceOf(ticks: readonly Tick[], side: Side): number {
  const spaces = ticks.flatMap(({ rect, before, after }) => {
    const word = side === 'before' ? before.at(-1) : after[0];
    if (!word) return [];
    return [Math.max(0.5, side === 'before' ? rect.x - right(word) : word.x - right(rect))];
  });
  return spaces.reduce((sum, space) => sum + space, 0) / Math.max(1, spaces.length);
}

/** Returns the sentences after a line's boxes, such as 충분한 설명을 들었습니다, or null if a box has none. */
function sentencesAfter(ticks: readonly Tick[]): string[] | null {
  const [first] = ticks;
  if (!first || first.before.some(({ text }) => !ONLY_NUMBER.test(text) && !BULLET.test(text))) return null;
  const sentences = ticks.map(sentenceIn);
  return sentences.every((sentence) => sentence !== null) ? sentences : null;
}

/** Returns the sentence that a line's only box confirms, as in 비상구의 위치를 안내받았습니다.      확인 □. */
function sentenceBefore({ words }: TextLine, [tick, ...others]: readonly Tick[]): string[] | null {
  if (!tick || others.length > 0) return null;
  const before = words.filter((word) => right(word) <= tick.rect.x + 1);
  const end = before.findLastIndex(({ text }) => /[가-힣]다\.$/.test(text));
  const said = wordsInText(before.slice(0, end + 1)).replace(NUMBERING, '');
  const answer = textOf(end === before.length - 1 ? tick.after : before.slice(end + 1));
  return said !== '' && /^(?:확인|동의)(?:함|했음)?$/.test(answer)
    ? [said.replace(/\.$/, '').slice(0, MAX_SENTENCE)]
    : null;
}

function sentenceIn({ after, isWide, isCertain }: Tick): string | null {
  const text = wordsInText(after)
    .replace(/^\((?:선택|필수|[가-힣]{2,6})\)\s*/, '')
    .replace(/[.。]$/, '');
  const isSentence = after.length > 2 && text.length <= MAX_SENTENCE && SENTENCE_END.test(text);
  return isSentence && isCertain && !isWide ? text : null;
}

/** Joins options into one question if they are in one column of a cell, or alone in the cells of one row. */
function joinColumns(named: readonly Named[], lines: readonly TextLine[]): { options: Option[]; question: string }[] {
  const sets: { options: Option[]; question: string }[] = [];
  for (const { line, options: all } of named) {
    const [options = [], ...others] = splitByQuestion(all);
    for (const other of others) sets.push({ options: other, question: ownQuestion(other[0]) });
    const [first] = options;
    if (!first) continue;
    const question = isRow(first) ? questionOver(line, lines) : questionOf(line, first) || instructionOver(line, lines);
    const known = sets.find(
      (set) =>
        (isRow(first) ? set.options.slice(-1) : set.options).every((other) => continues(other, first)) &&
        options.length === 1 &&
        isSingle(set.options),
    );
    const above = sets.at(-1);
    if (known) known.options.push(...options);
    else if (above && goesOn(above.options, options)) above.options.push(...options);
    else sets.push({ options: [...options], question });
  }
  return sets;
}

/** Returns whether the options continue on the next line, as in □ 연차 □ 반차 above □ 그 밖의 휴가. */
function goesOn(above: readonly Option[], below: readonly Option[]): boolean {
  const [one, other] = [above[0], below[0]];
  if (!one || !other || above.length < 2 || one.line === other.line || one.line.cell === null) return false;
  const areBoth = [...above, ...below];
  return (
    one.line.cell === other.line.cell &&
    above.length >= below.length &&
    Math.abs(one.tick.rect.x - other.tick.rect.x) < 4 &&
    one.tick.before.length + other.tick.before.length === 0 &&
    !areBoth.some(({ label }, index) => isAnswer(label) || areAnswers([areBoth[index - 1]?.label ?? '', label]))
  );
}

const isSingle = (options: readonly Option[]) => new Set(options.map(({ line }) => line)).size === options.length;

function continues(option: Option, following: Option): boolean {
  const { tick: one, line } = option;
  const { tick: other, line: next } = following;
  if (line === next) return false;
  if (isStacked(line.cell, next.cell) && areAnswers([option.label, following.label])) return true;
  // Opposites may be centred below each other, so their boxes aren't aligned.
  const isCentred = areAnswers([option.label, following.label]);
  const isBelow =
    line.cell === next.cell &&
    Math.abs(one.rect.x - other.rect.x) < (isCentred ? MAX_CENTRED : 4) &&
    Math.abs(middle(one.rect) - middle(other.rect)) < 8 * one.rect.height;
  const isBeside =
    line.cell !== null &&
    next.cell !== null &&
    Math.abs(line.cell.y - next.cell.y) < 2 &&
    !hasWordsBetween(line.cell, next.cell) &&
    [one, other].every(({ before, after }) => before.length + after.length === 0);
  return isBelow || isBeside || isNextRow({ tick: one, line }, { tick: other, line: next });
}

/** Returns whether the second cell is right below the first and both belong to one label on their left. */
const isStacked = (cell: Cell | null, next: Cell | null): boolean =>
  cell !== null &&
  next !== null &&
  cell.left !== null &&
  cell.left === next.left &&
  next.above === cell &&
  cell.left.height > cell.height + next.height / 2;

/** Returns whether a cell between two boxes has words, which then label the second box, as in | 안전띠 | □ | 열쇠 | □ |. */
function hasWordsBetween(cell: Cell, next: Cell): boolean {
  let left = next.left;
  while (left && left !== cell && !/[가-힣a-z]/i.test(cellText(left))) left = left.left;
  return left !== null && left !== cell;
}

/** Returns the line above if it says how to choose, as in 다음과 같이 정한다. (하나만 고른다) */
function instructionOver({ words }: TextLine, lines: readonly TextLine[]): string {
  const above = lines.find(({ below }) => below === words);
  const text = above ? wordsInText(above.words) : '';
  return INSTRUCTION.test(text) ? text.slice(0, MAX_QUESTION_LENGTH) : '';
}
