import { wordsInText } from '../names/label-text.ts';
import type { TextLine } from '../page/text-lines.ts';

/** How far a question can be above its answers, in line heights, and how far indented, in points. */
const MAX_ABOVE = 3;
const MAX_INDENT = 40;
const MAX_LINES = 3;
const NUMBER = /^(?:\d{1,2}[.)]|[가-하][.)]|\(\d{1,2}\))/;

/** Returns the question on the lines above with a similar indentation, without its number. */
export function questionAbove(line: TextLine, lines: readonly TextLine[]): string {
  const question: TextLine[] = [];
  for (let below = line; question.length < MAX_LINES;) {
    const above = lineOver(below, lines);
    if (!above) break;
    question.unshift(above);
    // Several lines are a single question only if the first starts with a number.
    if (startsNumbered(above)) return textOf(question);
    below = above;
  }
  return textOf(question.slice(-1));
}

function lineOver(line: TextLine, lines: readonly TextLine[]): TextLine | undefined {
  const isAbove = (other: TextLine) =>
    other.cell === line.cell &&
    line.y - other.y > line.height / 2 &&
    line.y - other.y < MAX_ABOVE * line.height &&
    Math.abs(line.x - other.x) < MAX_INDENT;
  return lines.filter(isAbove).toSorted((one, other) => other.y - one.y)[0];
}

const startsNumbered = ({ words: [first] }: TextLine): boolean => NUMBER.test(first?.text ?? '');

const textOf = (question: readonly TextLine[]): string =>
  wordsInText(question.flatMap(({ words }) => words)).replace(/^\(?\d{1,2}[.)]\s*/, '');
