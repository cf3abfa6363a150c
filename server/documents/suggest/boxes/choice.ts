import type { Found } from '../found.ts';
import { wordsInText } from '../names/label-text.ts';
import type { Cell } from '../page/cells.ts';
import { bottom, right } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';
import type { Tick } from './tick-lines.ts';

/** The place where an option is chosen, and its label. */
export type Choice = Answer & { line: TextLine };
export type Answer = { tick: Pick<Tick, 'rect'>; label: string };
export const MAX_QUESTION_LENGTH = 60;
/** The number of an option, as in ① 동의 (  ) ② 미동의 (  ), which is neither a question nor a label. */
export const ONLY_NUMBER = /^(?:[①-⑳]|\d{1,2}[.)])$/;

/** The words before the first option on its line, or else the text of the cell to the left. */
export function questionOf(line: TextLine, { tick, label }: Choice): string {
  const words = line.words.filter((word) => right(word) <= tick.rect.x + 1);
  const text = wordsInText(words)
    .replaceAll(/[□☐▢◻❏○◯[\]]|\(\s*\)?$/g, '')
    .trim();
  const own = text.endsWith(label) ? text.slice(0, -label.length) : text;
  const inLine = own
    .replace(/[\s::([,]+$/, '')
    .slice(-MAX_QUESTION_LENGTH)
    .trim();
  if (inLine !== '' && !ONLY_NUMBER.test(inLine)) return inLine;
  return leftOf(line.cell);
}

function leftOf(cell: Cell | null): string {
  for (let left = cell?.left ?? null; left; left = left.left) {
    const text = left.words
      .toSorted((a, b) => Math.round((a.y - b.y) / 6) || a.x - b.x)
      .map((word) => word.text)
      .join(' ');
    if (/[가-힣a-z]/i.test(text) && bottom(left) > 0) return text.slice(0, MAX_QUESTION_LENGTH);
  }
  return '';
}

export function grouped(options: readonly Answer[], question: string): Found[] {
  const [first] = options;
  const groupKey = first ? `${first.tick.rect.x},${first.tick.rect.y}` : '';
  const group = question || options.map(({ label }) => label).join('/');
  return options.map((option) => ({ ...boxOf(option), kind: 'RADIO', group, groupKey }));
}

export const boxOf = ({ tick, label }: Answer): Found => ({
  rect: { x: tick.rect.x, y: tick.rect.y, width: tick.rect.width, height: tick.rect.height },
  kind: 'CHECKBOX',
  name: label,
  words: label,
  confidence: 0.85,
  partyWord: null,
  isPartys: false,
});
