import type { Rect } from '../../geometry.ts';
import type { Found } from '../found.ts';
import { wordsInText } from '../names/label-text.ts';
import { endOfCharacters, splitWord } from '../page/level-words.ts';
import { right, type SeenWord } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';
import { grouped, MAX_QUESTION_LENGTH, questionOf, type Choice } from './choice.ts';
import { questionAbove } from './question-above.ts';
import { areAnswers, asksForOne } from './options.ts';

const CIRCLED = '①②③④⑤⑥⑦⑧⑨';
const NUMBER = /^(?:(?<circled>[①-⑨])|(?<digit>[1-9])[.)])(?<label>.*)$/;
/** Lines that explain or regulate: remarks, and the articles of a contract. */
const EXPLAINS = /^(?:[※*]|제\d+조)/;
const FIRST = /^(?:①|1[.)])/;
const OPENING = /(\()/;
const MIN_WIDTH = 4;
const MAX_LABEL_LENGTH = 20;

type Numbered = { number: number; isCircled: boolean; rect: Rect; words: SeenWord[] };
type Series = { choices: Numbered[]; brackets: Rect[]; isWhole: boolean };

/**
 * Finds numbered answers that exclude each other. If there are brackets, as in 1. 예 2. 아니오 (   ), the number of the
 * answer is written there. Otherwise circled numbers are what is chosen: a contract also numbers its clauses with 1. and
 * 2., so those are left out. Unknown answers are choices only after words that ask for one of them.
 */
export function findNumberedChoices(line: TextLine, lines: readonly TextLine[]): Found[] {
  const { choices, brackets, isWhole } = seriesIn(line);
  const [bracket, ...others] = brackets;
  if (!isWhole || others.length > 0 || EXPLAINS.test(line.words[0]?.text ?? '')) return [];
  const labels = choices.map(({ words }) => wordsInText(words).replace(/[\s,/·]+$/, ''));
  const areKnown = areAnswers(labels);
  if (!areKnown && (bracket || !areShort(labels))) return [];
  const options = choices.map(({ rect }, index): Choice => ({ tick: { rect }, label: labels[index] ?? '', line }));
  const [first] = options;
  const question = first ? questionOf(line, first) : '';
  if (bracket) return [numberIn(bracket, choices, question || labels.join('/'))];
  if (!choices.every(({ isCircled }) => isCircled)) return [];
  if (areKnown) return grouped(options, question);
  const asked = question || questionAbove(line, lines);
  return asksForOne(asked) ? grouped(options, asked.slice(0, MAX_QUESTION_LENGTH)) : [];
}

/** Whether the labels are answers by their form, and not clauses of a contract. */
const areShort = (labels: readonly string[]): boolean =>
  labels.length > 1 &&
  new Set(labels).size === labels.length &&
  labels.every((label) => label !== '' && label.length <= MAX_LABEL_LENGTH && !/(?:다|요|[.:])$/.test(label));

/** The brackets after or before several numbered options, which belong to none of them. */
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

/** The numbers of a line that count up from one, each with the words after it. */
function seriesIn(line: TextLine): Series {
  // Few lines have a number, and splitting every word of the others would take most of the time.
  if (!line.words.some(({ text }) => FIRST.test(text))) return { choices: [], brackets: [], isWhole: false };
  const words = line.words.flatMap((word) => splitWord(word, OPENING));
  const choices: Numbered[] = [];
  const before: Rect[] = [];
  for (const [index, word] of words.entries()) {
    const next = numberedBy(word);
    if (next?.number === choices.length + 1) {
      const [open, close] = words.slice(Math.max(0, index - 2), index);
      if (choices.length === 0 && open?.text === '(' && close?.text === ')') before.push(...between(open, close));
      choices.push(next);
      continue;
    }
    const last = choices.at(-1);
    if (!last) continue;
    if (word.text !== '(') {
      last.words.push(word);
      continue;
    }
    const [close, ...rest] = words.slice(index + 1);
    const after = between(word, close);
    return {
      choices,
      brackets: choices.length > 1 ? [...before, ...after] : [],
      isWhole: after.length > 0 && rest.length === 0 && /^\)번?$/.test(close?.text ?? ''),
    };
  }
  return { choices, brackets: choices.length > 1 ? before : [], isWhole: true };
}

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

/** The space between two brackets, if there is any. */
function between(open: SeenWord, close: SeenWord | undefined): Rect[] {
  if (!close?.text.startsWith(')')) return [];
  const width = close.x - right(open);
  return width < MIN_WIDTH ? [] : [{ x: right(open), y: open.y, width, height: open.height }];
}
