import { cellAround, headOf, labelIn, type Cell } from '../page/cells.ts';
import { columnOf, type Gutter } from '../page/columns.ts';
import type { Rect } from '../../geometry.ts';
import type { Found } from '../found.ts';
import { isBlank, isKnownLabel, meaningOf } from './labels.ts';
import { bottom, middle, right, type SeenWord } from '../page/seen.ts';
import { nameDate } from './date-names.ts';
import type { TextLine } from '../page/text-lines.ts';
import { wordsInText } from './label-text.ts';
import { isYesOrNo } from '../boxes/options.ts';
import { mayNameParty } from '../parties/party-names.ts';
import { labelAtStart, labelSinceBlank } from './near-label.ts';
import { headIn, MAX_HEAD_LENGTH, NO_NAME, NUMBERING, styleOf, subjectOf, titleIn } from './headings.ts';
import { isUnit } from './sentences.ts';
import { appendQuantity, isAction, isFraction, nameByUnit, nameTotal } from './unit-names.ts';

/** The "other" option at the end of a question, which means nothing without the question. */
const OTHER = '기타';
const MAX_WORDS_BEFORE = 6;
const LABEL_PARTICLES = /(?:으로|은|는|이|가|을|를|의|에|로|과|와)?[:,]?$/;
/** Words with a particle, which only a label's last word can have. */
const WITH_PARTICLE = /[가-힣]{2}(?:은|는|을|를|에게|에서)$/;
/** How far above a line its heading can be, in line heights. */
const FARTHEST = 9;
/** Cells such as 시  분, which are blanks themselves. */
const ONLY_UNITS = /^(?:일?금|시간|시|분|년|월|일|요일|회|명|원|부터|까지|%|[~∼()\s_])+$/;
/** Names blanks within sentences after the topic of their line, cell or article. */
export function createNamer(lines: readonly TextLine[], cells: readonly Cell[], gutter: Gutter | null) {
  const sorted = lines.toSorted((a, b) => a.y - b.y || a.x - b.x);

  const isBeside = (one: Rect, other: Rect) =>
    columnOf(one, gutter) === 0 || columnOf(one, gutter) === columnOf(other, gutter);

  function lineOf({ rect }: Found): TextLine | null {
    const cell = cellAround(rect, cells);
    const own = sorted.filter(
      (line) => line.cell === cell && line.y <= middle(rect) && bottom(line) >= middle(rect) && isBeside(line, rect),
    );
    return own.findLast((line) => line.x <= rect.x + rect.width) ?? own[0] ?? null;
  }

  function headAround(line: TextLine): string {
    const left = cellLabel(line.cell);
    if (left) return left;
    const above = sorted.filter(
      (other) =>
        other.cell === line.cell &&
        other.y < line.y - 2 &&
        line.y - other.y < FARTHEST * line.height &&
        isBeside(other, line),
    );
    const style = styleOf(line);
    const own = above.at(-1);
    const title = own === undefined || headIn(own) ? null : titleIn(own);
    if (title) return title;
    for (const other of above.toReversed()) {
      // A line with the same kind of number is another item of the list.
      if (style !== null && styleOf(other) === style) continue;
      const head = headIn(other);
      if (head) return head;
    }
    return '';
  }

  /** Returns the words on the previous line if the sentence started there. */
  const wordsAbove = (line: TextLine): string[] =>
    NUMBERING.test(line.words[0]?.text ?? '') || headIn(line)
      ? []
      : (sorted.find(({ below }) => below === line.words)?.words ?? []).map(({ text }) => text);

  return (found: Found): string => {
    const line = lineOf(found);
    if (!line) return '';
    const own = subjectBefore(found, line) ?? headIn(line);
    const noun = labelBefore(found, line) ?? findPurposeBefore(found, line);
    if (found.kind === 'DATE')
      return nameDate(found, line, { noun, head: own ?? headAround(line), column: columnName(line.cell) });
    const unit = unitAfter(found, line);
    const inner = innerHead(found, line);
    const near = inner === OTHER ? null : (inner ?? labelSinceBlank(found, line));
    const before = wordsBefore(found, line);
    const named = isFraction(before.at(-1) ?? '') ? null : (labelAtStart(found, line) ?? noun);
    const around = findPurposeBefore(found, line) ?? own ?? named ?? headAround(line);
    const topic = near ?? around;
    if (inner === OTHER) return `${topic} ${inner}`.trim();
    if (topic && /^[시분](?!간)/.test(unit)) {
      // 사용 일시 asks for both day and time, and so does a period without minutes.
      const isWhole = topic.endsWith('일시') || (/(?:기간|날짜|일자)$/.test(topic) && !asksForMinutes(line));
      const [base, noun] = isWhole
        ? [topic.replace(/ ?(?:일시|기간|날짜|일자)$/, ''), '시각']
        : [topic, unit.charAt(0)];
      return `${base} ${phaseOf(found, line)} ${noun}`.replace(/ {2,}/g, ' ').trim();
    }
    const counted = { before: [...wordsAbove(line), ...before], unit, after: wordsAfterUnit(found, line) };
    const name =
      nameTotal(near, around, unit) ?? (near === null ? nameByUnit(topic, counted) : appendQuantity(near, unit));
    return name === '기간' ? `${subjectOf(line) ?? ''} ${name}`.trim() : name;
  };
}

/** Returns the last known label before the blank in its sentence, as in 계약금은 금      원. */
function labelBefore({ rect }: Found, { words }: TextLine): string | null {
  const before = words.filter((word) => right(word) <= rect.x + 4 && !isBlank(word.text)).slice(-MAX_WORDS_BEFORE);
  const start = before.findLastIndex(({ text }) => /[.。]$/.test(text)) + 1;
  for (let end = before.length; end > start; end -= 1) {
    for (let from = Math.max(start, end - 3); from < end; from += 1) {
      const label = before.slice(from, end);
      const last = label.at(-1);
      if (!last || label.slice(0, -1).some(({ text }) => WITH_PARTICLE.test(text))) continue;
      if (isOthersUnit(before, from)) continue;
      const text = wordsInText([...label.slice(0, -1), { text: last.text.replace(LABEL_PARTICLES, '') }]);
      if (text.length > 1 && isKnownLabel(text) && !/^(?:금액|사람|등록번호)$/.test(text)) return text;
    }
  }
  return null;
}

function isOthersUnit(words: readonly SeenWord[], index: number): boolean {
  const [before, unit, next] = [words[index - 1], words[index], words[index + 1]];
  if (!before || !unit || !next || !isUnit(unit.text) || next.text.length === 1) return false;
  return (
    isBlank(before.text) || (unit.x - right(before) > unit.height && unit.x - right(before) > next.x - right(unit))
  );
}

/** Returns what the words before an amount say it is paid as, as in 실습지원비로 월 ____원. */
function findPurposeBefore({ kind, rect }: Found, { words }: TextLine): string | null {
  if (kind !== 'AMOUNT') return null;
  const before = wordsInText(words.filter((word) => right(word) <= rect.x + 4 && !isBlank(word.text)));
  return /(?<=^|[^가-힣ㆍ·])([가-힣ㆍ·]{2,10}?)(?:으로|로)(?: (?:월|매월|매달|금|총|일금))*$/.exec(before)?.[1] ?? null;
}

/** Returns the words since the last box or bracket, which describe the blank best, as in 적용 제외 (사유:      ). */
function innerHead({ rect }: Found, line: TextLine): string | null {
  const before = wordsInText(line.words.filter((word) => right(word) <= rect.x + 6 && !isBlank(word.text)));
  const sinceBox =
    before
      .split(/[\]□☐▢◻❏]/)
      .at(-1)
      ?.trim() ?? '';
  const isAfterBox = sinceBox !== before && sinceBox !== '';
  const open = before.lastIndexOf('(');
  if (open === -1 || before.indexOf(')', open) !== -1) return null;
  const beforeBracket = before.slice(0, open).trim().split(' ').at(-1) ?? '';
  const isOther = beforeBracket === OTHER && before.slice(open + 1).trim() === '';
  // After a clause, only the words inside the bracket count, as in □ 양수인이 승계 (남은 할부금 ____원).
  const isClause = /[가-힣]{2}(?:이|가) /.test(sinceBox.slice(0, sinceBox.lastIndexOf('(')));
  const words = isAfterBox && !isClause ? sinceBox : isOther ? beforeBracket : before.slice(open + 1);
  const name = words
    .replaceAll(/[(:]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/\s[시분~∼]$/, '')
    .trim();
  // 금 doesn't say which amount, so the words before the bracket do, as in 일부 (금     원).
  const amount = /^(.+) 일?금$/.exec(name)?.[1];
  const answer = /^(\S+) (?=\S+ \S)/.exec(name)?.[1];
  const own =
    answer !== undefined && isYesOrNo(answer)
      ? name.slice(answer.length + 1)
      : amount === undefined
        ? name.replace(/\s.*[시분~∼].*$/, '')
        : `${amount} 금액`;
  return /^[가-힣a-z][가-힣a-z ·]{1,20}$/i.test(own) && !NO_NAME.test(own) && !/(?:뒤|후|때|날)$/.test(own)
    ? own
    : null;
}

/**
 * Returns the subject that starts a line if only the blank follows, as in 이용 기간은 ____부터 ____까지. It describes the blank
 * better than the article's title.
 */
function subjectBefore({ rect }: Found, { words }: TextLine): string | null {
  const before = wordsInText(words.filter((word) => right(word) <= rect.x + 4 && !isBlank(word.text)));
  const subject = /^([가-힣 ·]{2,14})[은는](?= |$)[\d년월일시분부터까지에서매주월 ~∼(]*$/.exec(before)?.[1];
  const isNoun =
    subject !== undefined &&
    subject.split(' ').length < 4 &&
    !/^[이본위그] /.test(subject) &&
    !NO_NAME.test(subject) &&
    !/(?:^| )(?:일?금|원정?|만원)(?: |$)/.test(subject);
  return isNoun && !mayNameParty(subject) && !/(?:때|경우|에|서|만)$/.test(subject) ? subject : null;
}

function cellLabel(cell: Cell | null): string | null {
  for (let left = cell?.left ?? null; left; left = left.left) {
    const text = wordsInText(left.words.toSorted((a, b) => Math.round((a.y - b.y) / 6) || a.x - b.x)).replace(
      NUMBERING,
      '',
    );
    if (/[가-힣a-z]{2}/i.test(text) && !ONLY_UNITS.test(text)) return text.length <= MAX_HEAD_LENGTH ? text : null;
  }
  return null;
}

/** Returns the row and the header of a date's cell, as in 1회 갚을 날, if all columns have headers. */
function columnName(cell: Cell | null): string {
  const head = cell && headOf(cell);
  if (!cell?.left || !head || head.text.length > MAX_HEAD_LENGTH || !isKnownDate(head.text)) return '';
  let row = '';
  for (let left: Cell | null = cell.left; left; left = left.left) {
    if (!headOf(left)) return '';
    const label = labelIn(left);
    if (label && label.text !== '') row = wordsInText(label.words.toSorted((a, b) => a.x - b.x));
  }
  return `${row} ${wordsInText(head.words)}`.trim();
}

const isKnownDate = (text: string): boolean => /(?:일|날|날짜|일자|일시|기한|기일)$/.test(text.replace(/\(.*$/, ''));

function unitAfter({ rect }: Found, { words }: TextLine): string {
  const own = words.find((word) => isBlank(word.text) && word.x < rect.x + 4 && right(word) > rect.x + 4);
  const unit = /_([^_]+)$/.exec(own?.text ?? '')?.[1];
  if (unit) return unit;
  const after = words.filter((word) => word.x >= right(rect) - 8 && word.x > rect.x);
  const isClosed = /^[)\]]$/.test(after[0]?.text ?? '');
  const end = isClosed && after[0] ? right(after[0]) : right(rect);
  const next = after[isClosed ? 1 : 0];
  return next && next.x - end < 14 ? next.text.replace(/^[)\]]/, '') : '';
}

const wordsBefore = ({ rect }: Found, { words }: TextLine): string[] =>
  words.filter((word) => right(word) <= rect.x + 4 && !/^[([]$/.test(word.text)).map(({ text }) => text);

function wordsAfterUnit({ rect }: Found, { words, below }: TextLine): string[] {
  const own = words.some((word) => /_[^_]+$/.test(word.text) && word.x < rect.x + 4 && right(word) > rect.x + 4);
  const after = words
    .filter((word) => word.x >= right(rect) - 8 && word.x > rect.x && !/^[)\]]$/.test(word.text))
    .map(({ text }) => text);
  const [rest, next] = [after.slice(own ? 0 : 1), below.map(({ text }) => text)];
  // A line can break within a word, as in 납 / 품한다.
  const [last = '', first = ''] = [rest.at(-1), next[0]];
  return isAction(last + first) && !isAction(first)
    ? [...rest.slice(0, -1), last + first, ...next.slice(1)]
    : [...rest, ...next];
}

const asksForMinutes = ({ words }: TextLine): boolean => /(?:^|[^가-힣])분(?![가-힣])/.test(wordsInText(words));

/** Returns whether a time starts or ends a range, by the next 부터 or 까지 on its line. */
function phaseOf({ rect }: Found, { words }: TextLine): string {
  const after = words.filter((word) => word.x >= right(rect) - 3).map(({ text }) => text);
  const before = words.filter((word) => right(word) <= rect.x + 3).map(({ text }) => text);
  for (const text of after) {
    if (/부터|~|∼/.test(text)) return '시작';
    if (/까지/.test(text)) return '종료';
  }
  return before.some((text) => /부터|~|∼/.test(text)) ? '종료' : '';
}

/** Returns whether a name would mean nothing to the person who fills in the field. */
export const isWeakName = ({ name, isPartys, kind, isOfColumn }: Found): boolean => {
  if (kind === 'CHECKBOX' || kind === 'RADIO' || kind === 'LIST' || kind === 'SIGNATURE' || kind === 'SEAL')
    return false;
  if (kind === 'DATE')
    return (
      (name === '날짜' && !isOfColumn) || !(isPartys ? meaningOf(name)?.known : /일$|일자$|날짜$|기한$/.test(name))
    );
  if (!isPartys) return true;
  return (
    !(meaningOf(name)?.known ?? false) &&
    (name.length < 2 ||
      name === OTHER ||
      (NO_NAME.test(name) && !/(?:^|\s)(?:적|개|수|필|주)요$/.test(name)) ||
      /^[^가-힣a-z0-9]|[~₩]/i.test(name))
  );
};
