import type { Rect } from '../../geometry.ts';
import { cellText, labelIn, wordsAbove, type Cell } from '../page/cells.ts';
import type { Found } from '../found.ts';
import { areAnswers, areCounted, isAnswer, isLowestStep, isStep } from './options.ts';
import { middle, right, type SeenPage } from '../page/seen.ts';
import { wordsInText } from '../names/label-text.ts';

const MAX_MARK = 16;
const MIN_MARK = 7;
const MAX_QUESTION_LENGTH = 60;
/** A box, or an answer's number for the signer to circle. */
const BOX = /^[□☐▢◻❏○◯①-⑨\d]?$/;

type Answer = { cell: Cell; label: string };

/** Finds rows such as | 당뇨병 |   |   | below | 유 | 무 |, in which one column is ticked. */
export function findAnswerColumns(page: SeenPage, cells: readonly Cell[]): Found[] {
  const headed = cells.flatMap((cell): Answer[] => {
    if (!BOX.test(cellText(cell)) || isMarkBox(cell)) return [];
    const label = wordsInText(wordsAbove(cell)?.words ?? []);
    return label === '' ? [] : [{ cell, label }];
  });
  const hasScale = headed.some(({ label }) => isLowestStep(label));
  const answers = hasScale ? headed : headed.filter(({ label }) => isAnswer(label) || isStep(label));
  const taken = new Set<Answer>();
  return answers
    .toSorted((a, b) => a.cell.x - b.cell.x)
    .flatMap((first) => {
      if (taken.has(first)) return [];
      const row = [first];
      for (let last = first; ;) {
        const next = answers.find((other) => !taken.has(other) && isNextTo(last.cell, other.cell));
        if (!next) break;
        row.push(next);
        last = next;
      }
      const group = [7, 6, 5, 4, 3, 2]
        .map((count) => row.slice(0, count))
        .find((some) => areAnswers(some.map(({ label }) => label)) && areMarks(some));
      if (!group) return [];
      for (const answer of group) taken.add(answer);
      const question = questionOf(first.cell, answers);
      const isOneOfSeveral = row.length > group.length || question === '';
      const asked = isOneOfSeveral ? `${question || firstOf(first.cell)} ${upperHeadOf(first.cell)}` : question;
      return asRadios(group, asked.trim().slice(0, MAX_QUESTION_LENGTH), page);
    });
}

/** Returns whether digits in the cells number the answers. Otherwise, they are data. */
function areMarks(answers: readonly Answer[]): boolean {
  const texts = answers.map(({ cell }) => cellText(cell));
  return !texts.some((text) => /\d/.test(text)) || areCounted(texts);
}

const isNextTo = (cell: Cell, other: Cell) =>
  Math.abs(right(cell) - other.x) < 3 && Math.abs(middle(cell) - middle(other)) < 2;

/** Returns whether the rectangle is a drawn checkbox. Then the cell around it is the answer. */
const isMarkBox = ({ width, height }: Rect) => width <= MAX_MARK + 2 && Math.abs(width - height) < 3;

function asRadios(group: readonly Answer[], question: string, page: SeenPage): Found[] {
  const groupKey = group.map(({ cell }) => `${cell.x},${cell.y}`).join();
  return group.map(({ cell, label }) => ({
    rect: markIn(cell, page),
    kind: 'RADIO',
    name: label,
    group: question || group.map((answer) => answer.label).join('/'),
    groupKey,
    words: label,
    confidence: 0.9,
    partyWord: null,
    isPartys: false,
  }));
}

function markIn(cell: Cell, { boxes, words }: SeenPage): Rect {
  const [digit] = cell.words;
  if (digit && /^\d$/.test(digit.text)) return { x: digit.x, y: digit.y, width: digit.width, height: digit.height };
  const inside = [...boxes, ...words].find(
    (box) =>
      box.width <= MAX_MARK &&
      box.width >= MIN_MARK &&
      box.x > cell.x &&
      right(box) < right(cell) &&
      middle(box) > cell.y &&
      middle(box) < cell.y + cell.height,
  );
  if (inside) return { x: inside.x, y: inside.y, width: inside.width, height: inside.height };
  const side = Math.min(cell.width - 4, cell.height - 4, MAX_MARK);
  return { x: cell.x + (cell.width - side) / 2, y: middle(cell) - side / 2, width: side, height: side };
}

function firstOf(cell: Cell): string {
  let first = cell;
  while (first.left) first = first.left;
  return wordsInText(first.words);
}

/** Returns the header above the header, such as 진단 above 예 and 아니요. */
function upperHeadOf(cell: Cell): string {
  let above = cell.above;
  while (above && !labelIn(above)) above = above.above;
  const upper = above && wordsAbove(above);
  return upper ? wordsInText(upper.words) : '';
}

function questionOf(cell: Cell, answers: readonly Answer[]): string {
  let question = '';
  for (let left = cell.left; left; left = left.left) {
    if (answers.some((answer) => answer.cell === left)) break;
    const text = wordsInText(left.words);
    if (/[가-힣a-z]/i.test(text)) question = text;
  }
  return question.slice(0, MAX_QUESTION_LENGTH);
}
