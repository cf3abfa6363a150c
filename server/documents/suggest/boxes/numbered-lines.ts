import type { Found } from '../found.ts';
import { isBlank } from '../names/labels.ts';
import { wordsInText } from '../names/label-text.ts';
import type { SeenWord } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';
import { grouped, MAX_QUESTION_LENGTH, type Choice } from './choice.ts';
import { questionAbove } from './question-above.ts';

const CIRCLED = '①②③④⑤⑥⑦⑧⑨';
const NEAR = 4;
/** The largest distance between two answers, in line heights. Each may have a line of blanks below it. */
const MAX_STEP = 5;
const MAX_LABEL_LENGTH = 30;
/** Matches questions only. A heading such as 대금의 지급 방법 may introduce clauses instead of answers. */
const ASKS = /(?:\?|니까|는가|은가|나요|까요)$|하나만|한 ?가지만|택일|택 ?1/;

/** Finds numbered answers below each other, after a question that asks for one of them. */
export function findNumberedLines(lines: readonly TextLine[]): Found[] {
  return lines.flatMap((line): Found[] => {
    if (line.words[0]?.text[0] !== CIRCLED[0] || !isAlone(line)) return [];
    const question = questionAbove(line, lines);
    if (!ASKS.test(question)) return [];
    const series = [line];
    for (let last = line; series.length < CIRCLED.length;) {
      const next = nextOf(last, CIRCLED[series.length] ?? '', lines);
      if (!next) break;
      series.push(next);
      last = next;
    }
    const options = series.map(choiceIn);
    const labels = options.map(({ label }) => label);
    const areDistinct = new Set(labels).size === labels.length && !labels.includes('');
    return series.length > 1 && areDistinct ? grouped(options, question.slice(0, MAX_QUESTION_LENGTH)) : [];
  });
}

const isAlone = ({ words }: TextLine): boolean =>
  words.filter(({ text }) => CIRCLED.includes(text.charAt(0))).length === 1;

const nextOf = (last: TextLine, number: string, lines: readonly TextLine[]): TextLine | undefined =>
  lines.find(
    (line) =>
      line.cell === last.cell &&
      line.words[0]?.text[0] === number &&
      Math.abs(line.x - last.x) < NEAR &&
      line.y > last.y &&
      line.y - last.y < MAX_STEP * last.height &&
      isAlone(line),
  );

function choiceIn(line: TextLine): Choice {
  const [first, ...rest] = line.words;
  const rect = first ? numberIn(first) : line;
  const own = first && first.text.length > 1 ? [{ ...first, text: first.text.slice(1) }, ...rest] : rest;
  const end = own.findIndex(({ text }) => isBlank(text) || text.startsWith('('));
  const label = wordsInText(end === -1 ? own : own.slice(0, end));
  return { tick: { rect }, label: label.slice(0, MAX_LABEL_LENGTH), line };
}

/** Returns the place of the circled number, which may be joined to the next word. */
const numberIn = ({ x, y, width, height, text }: SeenWord) => ({
  x,
  y,
  width: text.length > 1 ? Math.min(width, height) : width,
  height,
});
