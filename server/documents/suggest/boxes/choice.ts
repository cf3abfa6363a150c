import type { Found } from '../found.ts';
import { wordsInText } from '../names/label-text.ts';
import type { Cell } from '../page/cells.ts';
import { bottom, right } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';
import type { Tick } from './tick-lines.ts';

export type Choice = Answer & { line: TextLine };
export type Answer = { tick: Pick<Tick, 'rect'>; label: string };
export const MAX_QUESTION_LENGTH = 60;
/** An option's number, as in ① 동의 (  ) ② 미동의 (  ), which is neither a question nor a label. */
export const ONLY_NUMBER = /^(?:[①-⑳]|\d{1,2}[.)])$/;

/** What is left of a date before a question, as in    년    월    일까지 □ 생산 □ 수입. */
const ENDS_DATE = /^(?:까지|부터|현재|자로)$/;

/** Returns the words before the line's first option, or those of the cell to the left. */
export function questionOf(line: TextLine, { tick, label }: Choice): string {
  const words = line.words.filter((word) => right(word) <= tick.rect.x + 1);
  const text = wordsInText(words)
    .replaceAll(/[□☐▢◻❏○◯[\]]|\(\s*\)?$/g, '')
    .trim();
  const own = text.endsWith(label) ? text.slice(0, -label.length) : text;
  const inLine = own
    .replace(/[\s:([,]+$/, '')
    .slice(-MAX_QUESTION_LENGTH)
    .trim();
  const question = inLine === '' || ONLY_NUMBER.test(inLine) ? '' : questionIn(inLine);
  return question === '' || ENDS_DATE.test(question) ? leftOf(line.cell) : question;
}

/**
 * Text before a question that isn't part of it: a sentence, or a blank with its unit, as in 일금      원정 (₩     ) 부가세.
 */
const BEFORE_QUESTION =
  /^.*(?:[가-힣]\.\s|(?:^|[\s금만천])원정?(?=[\s(])|년\s*월\s*일|%)(?:\s*\([^)]*\))?(?:[은는]?\s*매월 일에)?\s*(?=[가-힣]{2})/;
/** A sentence's last topic, as in 대금은 금      원으로 하며, 부가가치세는. */
const LAST_TOPIC = /(?:[,.]|[며고은는])\s([가-힣·ㆍ]{2,12})[은는을를]$/;

function questionIn(words: string): string {
  const own = words.replace(BEFORE_QUESTION, '').replace(/^[^()]*\((?=[^()]+$)/, '');
  return LAST_TOPIC.exec(own)?.[1] ?? own.replace(/(?<=[가-힣]{2})(?<!하)(?:은|는|에)$/, '');
}

function leftOf(cell: Cell | null): string {
  for (let left = cell?.left ?? null; left; left = left.left) {
    const text = wordsInText(left.words.toSorted((a, b) => Math.round((a.y - b.y) / 6) || a.x - b.x));
    // A cell with boxes has its own options, as in | 작업 방법 | □ 사다리차 □ 계단 | □ 사다리차 □ 계단 |.
    if (/[가-힣a-z]/i.test(text) && !/[□☐▢◻❏○◯]/.test(text) && bottom(left) > 0)
      return text.slice(0, MAX_QUESTION_LENGTH);
  }
  return '';
}

export function grouped(options: readonly Answer[], question: string): Found[] {
  const [first] = options;
  const groupKey = first ? `${first.tick.rect.x},${first.tick.rect.y}` : '';
  const group = questionOfSex(options, question) ?? (question || options.map(({ label }) => label).join('/'));
  return options.map((option) => ({
    ...boxOf(option),
    name: withoutEnding(option.label),
    kind: 'RADIO',
    group,
    groupKey,
  }));
}

/** Returns 성별 (sex) for the options 남 and 여, whatever comes before them. */
const questionOfSex = (options: readonly Answer[], question: string): string | null =>
  options.every(({ label }) => /^[남여][자성]?$/.test(label)) && !/성\s?별/.test(question) ? '성별' : null;

/** Drops the particle that the rest of the sentence needs, as in □ 포함 □ 별도로 한다. */
const withoutEnding = (label: string): string => label.replace(/^(포함|별도|제외)(?:으?로)$/, '$1');

export const boxOf = ({ tick, label }: Answer): Found => ({
  rect: { x: tick.rect.x, y: tick.rect.y, width: tick.rect.width, height: tick.rect.height },
  kind: 'CHECKBOX',
  name: label,
  words: label,
  confidence: 0.85,
  partyWord: null,
  isPartys: false,
});
