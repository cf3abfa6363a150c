import type { Rect } from '../../geometry.ts';
import { isBlank, isKnownLabel, isMark } from '../names/labels.ts';
import { endsWithPersonTitle, isHead, isNameLabel, mayNameParty, partyNamed, personIn } from './party-names.ts';
import { bottom, middle, right, type SeenWord } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';
import { columnsOf } from './parties.ts';

const MAX_SYLLABLES = 6;
const MAX_MARK_WORDS = 3;
const MIN_ROOM = 12;
/** How far above its signing placeholder a title can be, in line heights. */
const MAX_ABOVE = 3;
/** The widest space between a title's words, and between its spread-out characters, in line heights. */
const MAX_WORD_SPACE = 1.2;
const MAX_SYLLABLE_SPACE = 3;

/** A department's head signs for themselves, unlike 원장, who signs for the whole office. */
const DEPARTMENT_HEAD = /^(?:소속)?(?:부서|팀|부|실|국|과|본부)장$/;
/** What a person does by signing, as in 부서장 승인. */
const ACT = /(?:승인|확인|결재|검토|허가)$/;

type Signer = { text: string; from: number; to: number };

/** Finds the words that name who signs: between the previous signature, or the start of the line, and the next one. */
export function signersOn(line: TextLine): Signer[] {
  let from = line.x;
  let start = 0;
  return line.words.flatMap((mark, index) => {
    if (!isMark(mark.text)) return [];
    const text = signerIn(line.words.slice(start, index), mark);
    const end = right(line.words[endOfMark(line.words, index)] ?? mark);
    const signer = text === null ? [] : [{ text, from, to: end + MIN_ROOM }];
    [from, start] = [end, index + 1];
    return signer;
  });
}

/** Returns the index of a placeholder's last word, such as (인 또는 서명). */
function endOfMark(words: readonly SeenWord[], start: number): number {
  if (words[start]?.text.endsWith(')')) return start;
  const end = words.findIndex(({ text }, index) => index > start && text.endsWith(')'));
  return end === -1 || end - start > MAX_MARK_WORDS ? start : end;
}

function signerIn(words: readonly SeenWord[], mark: SeenWord): string | null {
  const named = withoutAlternative(words).filter(({ text }) => !isBlank(text) && !/^[:()]$/.test(text));
  const title = named.slice(-2).map(({ text }) => text.replace(/:$/, ''));
  if (title.length === 2 && endsWithPersonTitle(title.join(' '))) return personIn(title.join(' '));
  for (let end = named.length; end > 0; end -= 1) {
    const label = lastLabel(named.slice(0, end));
    const text = label
      .map((word) => word.text)
      .join('')
      .replace(/:$/, '');
    const last = label.at(-1);
    if (!last) return null;
    // In 청구인 (보험수익자), the words in brackets are another name.
    const known = named[end - label.length - 1]?.text ?? '';
    if (/^\([가-힣]+\)$/.test(text) && partyNamed(known)?.partyName === known) return known;
    if (partyNamed(text)) return text;
    const isBeforeRoom = mark.x - right(last) > MIN_ROOM || last.text.endsWith(':');
    if (!isNameLabel(text)) {
      if (isBeforeRoom && mayNameParty(text)) return personIn(text);
      if (isBeforeRoom && DEPARTMENT_HEAD.test(text)) return text;
      break;
    }
    end -= label.length - 1;
  }
  const head = headAfterSentence(named);
  if (head !== null) return head;
  const [first] = named;
  // Several labels may come in between, as in 설명의사 진료과: ____ 성명: ____ (서명).
  return first && !first.text.endsWith(':') ? personIn(first.text) : null;
}

/** Returns who confirms the line's sentence, as in 위 신청을 허락합니다. 부서장 ________ (서명). */
function headAfterSentence(words: readonly SeenWord[]): string | null {
  const end = words.findLastIndex(({ text }) => /[가-힣][다함음]\.$/.test(text));
  const rest = words.slice(end + 1).filter(({ text }) => !/^[\d년월일.]+$/.test(text));
  const [joinedTitle, last = ''] = [rest, rest.slice(-1)].map((title) =>
    title
      .map(({ text }) => text)
      .join('')
      .replace(/:$/, ''),
  );
  const title = [joinedTitle ?? '', ...(rest.length < 3 ? [last] : [])].find(isHead);
  return end === -1 ? null : (title ?? null);
}

/** Drops a person who may sign instead, as in 수검자(또는 보호자). */
function withoutAlternative(words: readonly SeenWord[]): SeenWord[] {
  const start = words.findIndex(({ text }) => /\((?:또는|혹은)$/.test(text));
  const end = words.findIndex(({ text }, index) => index > start && /\):?$/.test(text));
  const opening = words[start];
  if (!opening || end === -1) return [...words];
  const before = opening.text.replace(/\(.*$/, '');
  return [...words.slice(0, start), ...(before ? [{ ...opening, text: before }] : []), ...words.slice(end + 1)];
}

/** Returns the last word, or the last spread-out characters, as in 소 유 자. */
function lastLabel(words: readonly SeenWord[]): readonly SeenWord[] {
  let count = /^[가-힣](?:\([갑을병정]\))?:?$/.test(words.at(-1)?.text ?? '') ? 1 : 0;
  while (count > 0 && count < MAX_SYLLABLES && /^[가-힣]$/.test(words.at(-1 - count)?.text ?? '')) count += 1;
  return words.slice(-Math.max(1, count));
}

export function signerAt(place: Rect, lines: readonly TextLine[]): string | null {
  const line = lines.find(
    (one) => middle(place) >= one.y && middle(place) <= one.y + one.height && isInCell(place, one),
  );
  const x = place.x + place.width / 2;
  if (!line) return null;
  return signersOn(line).find(({ from, to }) => x >= from && x <= to)?.text ?? signerOver(x, line, lines);
}

/**
 * Who signs before the blank on its line, as in 보증인 ________ (인)  생년월일 ________, or on the line above if the
 * blank's own line begins with a label. A title above the space after the mark heads a column of its own.
 */
export function signerBefore(place: Rect, lines: readonly TextLine[], titles: readonly Rect[]): string | null {
  const line = lines.find((one) => middle(place) >= one.y && middle(place) <= bottom(one) && isInCell(place, one));
  if (!line) return null;
  const before = signersOn(line).findLast(({ to }) => to <= place.x + 2 * MIN_ROOM);
  if (before) {
    const isOfNextColumn = titles.some(({ x, y }) => y < line.y && x > before.to - 2 * MIN_ROOM && x <= place.x + 4);
    return isOfNextColumn ? null : before.text;
  }
  const [first = []] = columnsOf(line);
  const label = first.map(({ text }) => text).join('');
  if (line.words.some(({ text }) => isMark(text)) || !isKnownLabel(label)) return null;
  const [above] = lines
    .filter((other) => other.cell === line.cell && other.y < line.y - 2 && other.x <= line.x + 4)
    .toSorted((a, b) => b.y - a.y);
  const isNext = above !== undefined && middle(line) - middle(above) < MAX_ABOVE * line.height;
  const signers = isNext ? signersOn(above) : [];
  return signers.length === 1 ? (signers[0]?.text ?? null) : null;
}

/** Returns who signs if the titles are on the line above, one for each place to sign. */
function signerOver(x: number, line: TextLine, lines: readonly TextLine[]): string | null {
  const marks = line.words.filter(({ text }) => isMark(text));
  const index = marks.findIndex((mark) => x <= right(mark) + MIN_ROOM);
  // What ends to the left of a line that begins with a label is in a column of its own.
  const isOfMarks = isMark(line.words[0]?.text ?? '');
  const isAbove = (other: TextLine) =>
    other.cell === line.cell &&
    other.y < line.y - 2 &&
    line.y - other.y < MAX_ABOVE * line.height &&
    (isOfMarks || right(other) > line.x);
  const [above] = lines.filter(isAbove).toSorted((a, b) => b.y - a.y);
  const titles = above ? groupsIn(above) : [];
  const title = titles.length === marks.length ? titles[index] : undefined;
  const named = title ? personInTitle(title) : null;
  return named ?? (above && isOfMarks && marks.length === 1 ? personAtEnd(above) : null);
}

function personInTitle(title: readonly SeenWord[]): string | null {
  const whole = title.map((word) => word.text).join('');
  // The person may come before the action or in brackets, as in 부서장 승인 and 정산 확인(경리 담당).
  const [text = '', inBrackets = ''] = whole.split(/[()]/);
  for (const person of [text, text.replace(ACT, ''), inBrackets]) {
    if (person === '' || isNameLabel(person)) continue;
    const known = partyNamed(person) || isHead(person) ? person : personIn(person);
    if (known !== null) return known;
  }
  return null;
}

/** Returns the person whose label ends the line above a single mark, as in 20  년  월  일 신청인 : above (인). */
function personAtEnd({ words }: TextLine): string | null {
  if (!words.at(-1)?.text.endsWith(':')) return null;
  const named = words.map((word) => ({ ...word, text: word.text.replace(/:$/, '') })).filter(({ text }) => text);
  return personInTitle(lastLabel(named));
}

/** Splits a line's words where the space is wider than between spread-out characters. */
function groupsIn({ words }: TextLine): SeenWord[][] {
  const groups: SeenWord[][] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const areSyllables = before !== undefined && [before, word].every(({ text }) => /^[가-힣]$/.test(text));
    const space = (areSyllables ? MAX_SYLLABLE_SPACE : MAX_WORD_SPACE) * word.height;
    if (before && word.x - right(before) < space) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups;
}

function isInCell(place: Rect, { x, cell, edge, words: [first] }: TextLine): boolean {
  if (cell) return place.x >= cell.x - 1 && right(place) <= right(cell) + 1;
  // A line that starts with a mark, as in ________ (인), starts with the blank before it.
  const isBeforeMark = first !== undefined && isMark(first.text) && right(place) <= right(first);
  return isBeforeMark || (place.x >= x - 1 && place.x < edge);
}
