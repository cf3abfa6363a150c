import type { Rect } from '../../geometry.ts';
import type { Found } from '../found.ts';
import { wordsInText } from '../names/label-text.ts';
import { isBlank } from '../names/labels.ts';
import { endOfCharacters, splitWord } from '../page/level-words.ts';
import { right, type SeenWord } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';
import { grouped, MAX_QUESTION_LENGTH, questionOf, type Choice } from './choice.ts';
import { questionAbove } from './question-above.ts';
import { areAnswers, asksForOne, isOther } from './options.ts';

const CIRCLED = '①②③④⑤⑥⑦⑧⑨';
const NUMBER = /^(?:(?<circled>[①-⑨])|(?<digit>[1-9])[.)])(?<label>.*)$/;
/** Lines that explain or regulate: remarks, and articles of a contract. */
const EXPLAINS = /^(?:[※*]|제\d+조)/;
const FIRST = /^(?:①|1[.)])/;
const CLOSING = / (?:으?로 )?(?:정)?(?:한다|합니다)\.?$/;
const OPENING = /(\()/;
const MIN_WIDTH = 4;
const MAX_LABEL_LENGTH = 20;

/** A bracketed instruction after an option, as in (고른 번호에 ○표). */
const INSTRUCTS = /[○◯√∨✓] ?표|고르|고른|선택/;
/** Words before a list of things, as opposed to a choice. */
const LISTS =
  /서류|자료|내용|항목|품목|사항|범위|의무|목적|용도|절차|순서|기준|자격|요건|조건|업무|첨부|구비|제출|준비|유의|안내|참고|예시/;
const QUESTION_GAP = 1.2;
const MAX_QUESTION_WORDS = 4;
const BOX = /[□☐▢◻❏○◯]/;
/** The smallest space in a bracket that is a blank, in line heights. */
const BLANK = 1.5;

type Numbered = { number: number; isCircled: boolean; rect: Rect; words: SeenWord[] };
type Series = { choices: Numbered[]; brackets: Rect[]; isWhole: boolean; isInstructed: boolean };

/**
 * Finds numbered answers that exclude each other. With brackets, as in 1. 예 2. 아니오 (   ), the answer's number goes
 * there.
 *
 * Otherwise, only circled numbers count, because contracts number their clauses with 1. and 2. Unknown answers only
 * count after words that ask for one of them.
 */
export function findNumberedChoices(line: TextLine, lines: readonly TextLine[]): Found[] {
  const { choices, brackets, isWhole, isInstructed } = seriesIn(line);
  const [bracket, ...others] = brackets;
  if (!isWhole || others.length > 0 || EXPLAINS.test(line.words[0]?.text ?? '')) return [];
  const labels = choices.map(({ words }) =>
    wordsInText(words)
      .replaceAll('( ', '(')
      .replace(/[\s,/·]+$|(?<=[가-힣]) ?\d$/g, ''),
  );
  // A sentence with alternatives, as in 운송비는 ① 갑이 부담 ② 을이 부담 한다.
  const last = labels.at(-1) ?? '';
  const isSentence = CLOSING.test(last);
  if (isSentence) labels[labels.length - 1] = last.replace(CLOSING, '');
  const areKnown = areAnswers(labels);
  if (!areKnown && (bracket || !areShort(labels))) return [];
  const options = choices.map(({ rect }, index): Choice => ({ tick: { rect }, label: labels[index] ?? '', line }));
  const [first] = options;
  const question = first ? questionOf(line, first) : '';
  if (bracket) return [numberIn(bracket, choices, question || labels.join('/'))];
  if (!choices.every(({ isCircled }) => isCircled)) return [];
  if (areKnown) return grouped(options, question);
  const asked = question || questionAbove(line, lines);
  const isChoice = !LISTS.test(asked) || labels.some(isOther);
  const isAsked = isInstructed || isSentence || asksForOne(asked) || (isLabelled(line, choices) && isChoice);
  return isAsked ? grouped(options, asked.slice(0, MAX_QUESTION_LENGTH)) : [];
}

/** Returns whether a label comes right before the choices: the cell to the left, or words with a colon. */
function isLabelled({ words, cell }: TextLine, [first]: readonly Numbered[]): boolean {
  const before = words.filter((word) => first && word.x < first.rect.x);
  const last = before.at(-1);
  return last ? last.text.endsWith(':') : Boolean(cell?.left && cell.left.words.length > 0);
}

/** Returns whether the labels look like answers rather than a contract's clauses. */
const areShort = (labels: readonly string[]): boolean =>
  labels.length > 1 &&
  new Set(labels).size === labels.length &&
  labels.every((label) => label !== '' && label.length <= MAX_LABEL_LENGTH && !/(?:다|요|[.:])$/.test(label));

/** Returns the brackets around numbered options that belong to none of them. */
export const answerBracketsIn = (line: TextLine): Rect[] => seriesIn(line).brackets;

const numberIn = (rect: Rect, choices: readonly Numbered[], question: string): Found => ({
  rect,
  kind: 'LIST',
  items: choices.map(({ number }) => String(number)),
  name: question,
  words: question,
  confidence: 0.85,
  partyWord: null,
  isPartys: false,
});

/** Finds numbers that count up from one, with the words after each. */
function seriesIn(line: TextLine): Series {
  const series: Series = { choices: [], brackets: [], isWhole: true, isInstructed: false };
  // Few lines have a number, and splitting the words of all others takes most of the time.
  if (!line.words.some(({ text }) => FIRST.test(text))) return { ...series, isWhole: false };
  const words = line.words.flatMap((word) => splitWord(word, OPENING));
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) continue;
    const next = numberedBy(word);
    const last = series.choices.at(-1);
    if (next?.number === series.choices.length + 1) {
      const [open, close] = words.slice(Math.max(0, index - 2), index);
      if (!last && open?.text === '(' && close?.text === ')') series.brackets.push(...between(open, close));
      series.choices.push(next);
    } else if (last && word.text === '(') {
      const end = words.findIndex((other, at) => at > index && other.text.includes(')'));
      const bracket = end === -1 ? words.slice(index) : words.slice(index, end + 1);
      addBracket(series, last, bracket, words.slice(index + bracket.length));
      if (!series.isWhole) break;
      index += bracket.length - 1;
    } else if (last && series.choices.length > 1 && startsQuestion(words, index)) break;
    else last?.words.push(word);
  }
  return series.choices.length > 1 ? series : { ...series, brackets: [] };
}

/** Returns whether another question starts with this word, as in 크기 : ① S ② M     타는 곳 : □ 역 □ 학교. */
function startsQuestion(words: readonly SeenWord[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  const isApart = before !== undefined && word !== undefined && word.x - right(before) > QUESTION_GAP * word.height;
  return isApart && words.slice(index, index + MAX_QUESTION_WORDS).some(({ text }) => text.endsWith(':'));
}

/** Adds a bracket after an option: space for the answer, an instruction, the option's own blank, or its last words. */
function addBracket(series: Series, option: Numbered, bracket: readonly SeenWord[], rest: readonly SeenWord[]): void {
  const [open, close] = bracket;
  const last = bracket.at(-1);
  const text = wordsInText(bracket);
  // The bracket in ② 예명(      )으로 표시 is the option's own blank.
  const particle = /^\)(으?로)$/.exec(last?.text ?? '')?.[1];
  const name = option.words.at(-1);
  if (open && name && particle !== undefined) option.words.splice(-1, 1, { ...name, text: name.text + particle });
  // The other bracket of ⑤ 기타 (      ) may be too far away to be on the same line.
  else if (bracket.length === 1 && isOther(wordsInText(option.words))) return;
  else if (!open || !last || !/\)번?$/.test(last.text)) series.isWhole = false;
  else if (bracket.length === 2 && close?.text.startsWith(')') && !isOther(wordsInText(option.words))) {
    const after = between(open, close);
    series.isWhole = after.length > 0 && rest.length === 0;
    series.brackets.push(...after);
  } else if (INSTRUCTS.test(text)) series.isInstructed = true;
  else if (!hasRoom(bracket)) option.words.push(...bracket);
}

const hasRoom = (bracket: readonly SeenWord[]): boolean =>
  bracket.some((word, index) => {
    const next = bracket[index + 1];
    return (
      isBlank(word.text) || BOX.test(word.text) || (next !== undefined && next.x - right(word) > BLANK * word.height)
    );
  });

function numberedBy(word: SeenWord): Numbered | null {
  const { circled, digit, label = '' } = NUMBER.exec(word.text)?.groups ?? {};
  if (circled === undefined && digit === undefined) return null;
  const count = circled === undefined ? 2 : 1;
  const end = label === '' ? right(word) : endOfCharacters(word, count);
  return {
    number: circled === undefined ? Number(digit) : CIRCLED.indexOf(circled) + 1,
    isCircled: circled !== undefined,
    rect: { x: word.x, y: word.y, width: end - word.x, height: word.height },
    words: label === '' ? [] : [{ ...word, text: label, x: end, width: right(word) - end }],
  };
}

function between(open: SeenWord, close: SeenWord | undefined): Rect[] {
  if (!close?.text.startsWith(')')) return [];
  const width = close.x - right(open);
  return width < MIN_WIDTH ? [] : [{ x: right(open), y: open.y, width, height: open.height }];
}
