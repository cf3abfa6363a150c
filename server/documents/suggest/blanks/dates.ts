import { around, type TextLine } from '../page/text-lines.ts';
import type { DateGaps } from '../../../../rules/date-gaps.ts';
import type { Rect } from '../../geometry.ts';
import type { Found } from '../found.ts';
import { cleaned } from '../names/labels.ts';
import { endOfCharacters } from '../page/level-words.ts';
import { right, type SeenWord } from '../page/seen.ts';

const MAX_WORDS = 12;
const YEAR_ROOM = 44;
/** The smallest space around 년, 월 and 일, as a fraction of the text height. */
const ROOM = 0.45;
const KOREAN =
  /^(?:서기 )?(?:2 ?0\d{0,2})?[_\s.]*년(?: ?\(?[a-z年]+\)?)?[_\s.]*월(?: ?\(?[a-z月]+\)?)?[_\s.]*일(?<rest>[가-힣]*)(?:[(~∼”"’)\]].*)?[.,]?$/i;
/** A unit and its translation, as in 년(year) and 년(年). */
const UNIT = /^[년월일](?:\([a-z年月日]+\))?/i;
const TRANSLATION = /^\([a-z年月日]+\)$/i;
/** How every date starts. Few words match, which saves trying the slow patterns on the others. */
const MAY_START = /^[2서년월_.]/;
/** Particles after 일, as in 일부터 and 일까지로, but not words such as 일반 and 일정. */
const PARTICLES = /^(?:에|로|자로|부터|까지|까지로|부로|부터는|까지는|현재|경)?$/;
const DOTTED = /^2 ?0\d{0,2}[_\s]*\.[_\s]*\.[_\s]*\.?$/;
/** The smallest space before the dots of a date without a printed 20, in text heights. */
const DOTS_ROOM = { year: 2, day: 1 };
/** A date without a year, such as 월    일. */
const DAY = /^월 일$/;
/** An English date, such as ____ day of ____, 20__. */
const ENGLISH = /^_+(?: ?(?:st|nd|rd|th))? day of _+ ?,? ?(?:20)? ?_+$/i;

export function findDates(line: TextLine): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < line.words.length; start += 1) {
    if (!MAY_START.test(line.words[start]?.text ?? '')) continue;
    for (let count = Math.min(MAX_WORDS, line.words.length - start); count > 0; count -= 1) {
      const words = line.words.slice(start, start + count);
      if (!isDate(words, line.words[start - 1]) && !areDateDots(words, line, start)) continue;
      found.push(dateOf(words, line, start));
      start += count - 1;
      break;
    }
  }
  return found;
}

function isDate(words: readonly SeenWord[], before: SeenWord | undefined): boolean {
  const text = textOf(words);
  if (ENGLISH.test(text)) return true;
  const rest = KOREAN.exec(text)?.groups?.['rest'];
  if (DAY.test(text)) return isOpen(words[0], words[1]) && isOpen(before, words[0]);
  if (!DOTTED.test(text) && !(rest !== undefined && PARTICLES.test(rest))) return false;
  // In a sentence, 연월일 is an ordinary word and has no space to write in.
  return text.includes('_') || words.slice(1).some((word, index) => isOpen(words[index], word));
}

const areThreeDots = (words: readonly SeenWord[]) => words.length === 3 && words.every(({ text }) => text === '.');

const hasRoom = (left: number, word: SeenWord, share: number) => word.x - left > share * word.height;

/** Returns whether the words are a date such as .   .   . with room before each dot. */
function areDateDots(words: readonly SeenWord[], { words: all, cell }: TextLine, start: number): boolean {
  const [first, ...others] = words;
  const [before, after] = [all[start - 1], all[start + words.length]];
  const from = before ? right(before) : cell?.x;
  if (!first || from === undefined || !areThreeDots(words)) return false;
  // More than three dots lead to a page number.
  if (before?.text.endsWith('.') || after?.text.startsWith('.')) return false;
  return (
    hasRoom(from, first, DOTS_ROOM.year) &&
    others.every((word, index) => hasRoom(right(words[index] ?? first), word, DOTS_ROOM.day))
  );
}

const isOpen = (before: SeenWord | undefined, word: SeenWord | undefined) =>
  before !== undefined && word !== undefined && word.x - right(before) > ROOM * word.height;

function dateOf(words: readonly SeenWord[], line: TextLine, start: number): Found {
  const box = around(words);
  const before = line.words[start - 1];
  const from = before ? right(before) + 4 : (line.cell?.x ?? 0);
  const open = /^(?:[년월](?:\([a-z年月]+\))?|\.)$/i.test(words[0]?.text ?? '')
    ? Math.max(0, Math.min(YEAR_ROOM, box.x - from))
    : 0;
  const last = words.at(-1);
  const day = last?.text.indexOf('일') ?? -1;
  const end = last && day >= 0 ? endOfCharacters(last, day + 1) : right(box);
  const label = line.cell?.left?.words.map((word) => word.text).join('') ?? '';
  const rect = { x: box.x - open, y: box.y - 2, width: end - box.x + open, height: box.height + 4 };
  const dateGaps = gapsOf(words, rect);
  return {
    rect,
    kind: 'DATE',
    ...(dateGaps && { dateGaps }),
    name: cleaned(label) || '날짜',
    words: textOf(words),
    confidence: 0.95,
    partyWord: null,
    isPartys: false,
  };
}

/** The smallest width of a gap, in which two digits of 6 pt fit. Larger type becomes smaller. */
const NUMBER_ROOM = 6.5;

/** Returns the gaps for year, month and day, or null if one is missing or too narrow. A printed year needs no gap. */
function gapsOf(words: readonly SeenWord[], { x, width }: Rect): DateGaps | null {
  const isDotted = areThreeDots(words) || DOTTED.test(textOf(words));
  const units = isDotted ? dotsIn(words) : ['년', '월', '일'].map((unit) => placeOf(unit, words));
  const [year, month, day] = units;
  if (!year || !month || !day) return null;
  const printed = words
    .filter((word) => word.x < year.start)
    .map(({ text }) => text)
    .join('')
    .replace(/년.*$/, '')
    .replace(/^서기/, '')
    .replaceAll(/[^\d가-힣]/g, '');
  const printedYear = /^20\d\d$/.test(printed) ? Number(printed) : undefined;
  if (printed !== '' && printed !== '20' && printedYear === undefined) return null;
  const century = words.findLast((word) => /0$|^20/.test(word.text) && word.x < year.start);
  const first = printed === '20' && century ? endOfPrinted(century) : x;
  const share = (from: number, to: number) => ({ start: Math.max(0, (from - x) / width), end: (to - x) / width });
  const gaps = [share(first, year.start), share(year.end, month.start), share(month.end, day.start)];
  if (gaps.some(({ start, end }) => (end - start) * width < NUMBER_ROOM)) return null;
  const [inYear, inMonth, inDay] = gaps;
  if (!inYear || !inMonth || !inDay) return null;
  return {
    year: inYear,
    month: inMonth,
    day: inDay,
    ...(printed === '20' && { shortYear: true }),
    ...(printedYear !== undefined && { printedYear }),
  };
}

/** The dots in 20   .   .   . and 2026.   .   . separate year, month and day. */
const dotsIn = (words: readonly SeenWord[]) =>
  words.flatMap((word) => {
    if (word.text === '.') return [{ start: word.x, end: right(word) }];
    return /^\d{4}\.$/.test(word.text) ? [{ start: endOfCharacters(word, 4), end: right(word) }] : [];
  });

function placeOf(unit: string, words: readonly SeenWord[]): { start: number; end: number } | null {
  const index = words.findIndex(({ text }) => text.includes(unit));
  const word = words[index];
  if (!word) return null;
  const at = word.text.indexOf(unit);
  const length = UNIT.exec(word.text.slice(at))?.[0].length ?? 1;
  const next = words[index + 1];
  const end = next && TRANSLATION.test(next.text) ? right(next) : endOfCharacters(word, at + length);
  return { start: at === 0 ? word.x : endOfCharacters(word, at), end };
}

const endOfPrinted = (word: SeenWord) => {
  const digits = /^20/.exec(word.text)?.[0].length ?? word.text.length;
  return digits === word.text.length ? right(word) : endOfCharacters(word, digits);
};

const textOf = (words: readonly SeenWord[]) => words.map((word) => word.text).join(' ');
