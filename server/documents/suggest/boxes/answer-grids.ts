import type { Rect } from '../../geometry.ts';
import type { Found } from '../found.ts';
import { wordsInText } from '../names/label-text.ts';
import { columnOf, type Gutter } from '../page/columns.ts';
import { bottom, middle, right, type SeenPage, type SeenWord } from '../page/seen.ts';
import { grouped, MAX_QUESTION_LENGTH, type Answer } from './choice.ts';
import { areAnswers } from './options.ts';

const SQUARE = /^[□☐▢◻❏]$/;
const ROUND = /^[○◯]$/;
const CIRCLED = '①②③④⑤⑥⑦⑧⑨';
const NEAR = 4;
const MAX_COLUMNS = 9;
/** The largest distance between two rows, or between the header and the first row. */
const MAX_ROW = 60;
const MAX_OFFSET = 0.35;
/** The largest distance between two lines of a header, in line heights. */
const NEXT_LINE = 1.6;

type Mark = { rect: Rect; isRound: boolean };
type Row = { marks: Mark[]; y: number; height: number };

/**
 * Finds rows of marks below a header, as in scales. Only their alignment gives them away, because many such tables have
 * no lines between columns.
 */
export function findAnswerGrids(page: SeenPage, gutter: Gutter | null): Found[] {
  const rows = rowsOf(page, gutter);
  const heads = new Map<Row, string[]>();
  return rows.flatMap((row, index): Found[] => {
    const above = rows.slice(0, index).findLast((other) => isAligned(other, row));
    const labels = (above && heads.get(above)) ?? headsOver(row, page);
    if (labels === null || labels.includes('') || new Set(labels).size < labels.length) return [];
    heads.set(row, labels);
    if (!row.marks.every(({ isRound }) => isRound) && !areAnswers(labels)) return [];
    const question = questionOf(row, page, gutter);
    const options = row.marks.map(({ rect }, at): Answer => ({ tick: { rect }, label: labels[at] ?? '' }));
    return question === '' ? [] : grouped(options, question.slice(0, MAX_QUESTION_LENGTH));
  });
}

/** Lists the rows with several marks and nothing else after the first one. */
function rowsOf({ words }: SeenPage, gutter: Gutter | null): Row[] {
  const lines: SeenWord[][] = [];
  for (const word of words.filter(({ text }) => isMark(text))) {
    const line = lines.find(
      ([first]) =>
        first && Math.abs(middle(first) - middle(word)) < NEAR && columnOf(first, gutter) === columnOf(word, gutter),
    );
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines
    .map((line) => line.toSorted((a, b) => a.x - b.x))
    .filter((line) => line.length > 1 && line.length <= MAX_COLUMNS && countUp(line))
    .flatMap((line) => {
      const [first] = line;
      if (!first) return [];
      const others = words.filter(
        (word) =>
          !line.includes(word) &&
          Math.abs(middle(word) - middle(first)) < first.height &&
          word.x > first.x &&
          columnOf(word, gutter) === columnOf(first, gutter),
      );
      if (others.length > 0) return [];
      const marks = line.map((word) => ({ rect: rectOf(word), isRound: !SQUARE.test(word.text) }));
      return [{ marks, y: middle(first), height: first.height }];
    })
    .toSorted((a, b) => a.y - b.y);
}

const isMark = (text: string) => SQUARE.test(text) || ROUND.test(text) || (text.length === 1 && CIRCLED.includes(text));

/** Returns whether the marks are of one kind, or circled numbers that count up from one. */
const countUp = (line: readonly SeenWord[]): boolean =>
  [SQUARE, ROUND].some((kind) => line.every(({ text }) => kind.test(text))) ||
  line.every(({ text }, index) => text === CIRCLED[index]);

const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });
const centre = ({ x, width }: Rect) => x + width / 2;

const isAligned = (above: Row, below: Row): boolean =>
  above.marks.length === below.marks.length &&
  below.y - above.y < MAX_ROW &&
  above.marks.every((mark, index) => {
    const other = below.marks[index];
    return other && Math.abs(centre(mark.rect) - centre(other.rect)) < NEAR;
  });

/** Returns the words above each mark of the first row, or null if any aren't centred in their column. */
function headsOver({ marks, y, height }: Row, { words, horizontals }: SeenPage): string[] | null {
  const centres = marks.map(({ rect }) => centre(rect));
  const space = ((centres.at(-1) ?? 0) - (centres[0] ?? 0)) / (centres.length - 1);
  const columnAt = (word: Rect) => centres.findIndex((at) => Math.abs(centre(word) - at) < space / 2);
  const over = words
    .filter((word) => bottom(word) < y && y - middle(word) < MAX_ROW && columnAt(word) >= 0)
    .toSorted((a, b) => b.y - a.y);
  const [nearest] = over;
  if (!nearest) return null;
  const head: SeenWord[] = [];
  let top = nearest;
  for (const word of over) {
    const isBesideLast = Math.abs(middle(word) - middle(top)) < word.height / 2;
    const isApart = middle(top) - middle(word) > NEXT_LINE * height || isDivided(word, top, horizontals);
    if (!isBesideLast && isApart) break;
    head.push(word);
    if (!isBesideLast) top = word;
  }
  const columns = centres.map((_, index) =>
    head.filter((word) => columnAt(word) === index).toSorted((a, b) => Math.round((a.y - b.y) / NEAR) || a.x - b.x),
  );
  const areCentred = columns.every((column, index) => {
    const from = Math.min(...column.map(({ x }) => x));
    const to = Math.max(...column.map(right));
    return Math.abs((from + to) / 2 - (centres[index] ?? 0)) < MAX_OFFSET * space;
  });
  return areCentred ? columns.map(wordsInText) : null;
}

const isDivided = (above: Rect, below: Rect, horizontals: readonly Rect[]): boolean =>
  horizontals.some(
    (rule) => rule.y > middle(above) && rule.y < middle(below) && rule.x < centre(above) && right(rule) > centre(above),
  );

/** Returns the words before the first mark. A long question can take several lines. */
function questionOf(
  { marks: [first], y, height }: Row,
  { words, horizontals }: SeenPage,
  gutter: Gutter | null,
): string {
  if (!first) return '';
  const { rect } = first;
  const rules = horizontals.filter((rule) => rule.x < rect.x && right(rule) > rect.x).map((rule) => rule.y);
  const top = Math.max(y - 2 * height, ...rules.filter((rule) => rule < y));
  const floor = Math.min(y + 2 * height, ...rules.filter((rule) => rule > y));
  const isDivided = rules.some((rule) => rule > y - MAX_ROW && rule < y + MAX_ROW);
  const own = words.filter(
    (word) =>
      right(word) <= rect.x &&
      columnOf(word, gutter) === columnOf(rect, gutter) &&
      (isDivided ? middle(word) > top && middle(word) < floor : Math.abs(middle(word) - y) < height / 2),
  );
  return wordsInText(own.toSorted((a, b) => Math.round((a.y - b.y) / NEAR) || a.x - b.x));
}
