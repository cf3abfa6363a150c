import { isKnownLabel, isMark } from '../names/labels.ts';
import { isUnitWord, opensCompany } from '../names/sentences.ts';
import { around, type Room } from './room.ts';
import { right, type SeenWord } from '../page/seen.ts';
import { joined, type TextLine } from '../page/text-lines.ts';

/** The smallest widths of blanks for numbers and for words, in line heights. */
const NUMBER_ROOM = 0.7;
const TEXT_ROOM = 4;
/** How much wider than the line's usual space a blank is. */
const WIDER = 1.7;
const USUAL_SPACE = 0.25;
const MIN_SPACES = 5;
const MIN_CELL_GAP = 14;
const MAX_CELL_GAP = 60;
const PARTICLE = /[가-힣](?:은|는|이|가|을|를|의|에|로|와|과|한|된)$/;
const NUMBERED = /^제$/;
/** Starts an amount that no unit follows, as in |금            지급일(     )|. */
const AMOUNT = /^(?:일)?금$/;

/** Finds blanks that are only space within a sentence: 금        원정, 매월     일에, 분쟁은          법원을. */
export function gaps(line: TextLine): Room[] {
  const usual = usualSpace(line);
  return [...gapBeforeUnit(line), ...gapsBetween(line, usual)];
}

/** Finds the blank before a unit that comes first in its cell, as in |      시    분|. */
function gapBeforeUnit(line: TextLine): Room[] {
  const [unit] = line.words;
  const { cell } = line;
  if (
    !unit ||
    !cell ||
    !(isUnitWord(unit.text) || unit.text === '은행') ||
    (isSyllable(unit) && isSyllable(line.words[1]) && !(unit.text === '시' && line.words[1]?.text === '분'))
  )
    return [];
  const space = unit.x - cell.x;
  if (space < MIN_CELL_GAP || space > MAX_CELL_GAP) return [];
  const rect = { x: cell.x + 3, y: unit.y, width: space - 4, height: unit.height };
  return [{ rect, ...around(line, 0, 0), confidence: 0.7 }];
}

function gapsBetween(line: TextLine, usual: number): Room[] {
  return line.words.flatMap((word, index) => {
    const next = line.words[index + 1];
    const gap = next ? next.x - right(word) : 0;
    // The spaced syllables of a label aren't units, as in 근로자)    주    소.
    const following = line.words[index + 2];
    const isSpaced = isSyllable(next) && isSyllable(following) && !isUnitIn(gap, next, following);
    if (isSpaced) return [];
    const isTime = isTimeAfterDate(line.words, index);
    if (!next || isMark(word.text) || (!isTime && (gap < WIDER * usual || isSpread(line.words, index)))) return [];
    const unit =
      (isUnitWord(next.text) || next.text === '호') && !/\d$/.test(word.text) && gap >= NUMBER_ROOM * line.height;
    const isWide = gap >= TEXT_ROOM * word.height;
    const words =
      (PARTICLE.test(word.text) || NUMBERED.test(word.text) || opensCompany(word.text)) &&
      isWide &&
      !isKnownLabel(next.text);
    const amount = index === 0 && line.cell !== null && AMOUNT.test(word.text) && isWide;
    if (!unit && !words && !amount) return [];
    const rect = { x: right(word) + 2, y: next.y, width: gap - 4, height: next.height };
    return [{ rect, ...around(line, index + 1, index + 1), confidence: unit ? 0.8 : 0.7 }];
  });
}

/** Returns whether the syllable is the unit of a number, as in     시    분. In 법무법인 시     화, the wider space follows. */
const isUnitIn = (gap: number, { text, ...unit }: SeenWord, following: SeenWord): boolean =>
  text === '원' || (text === '시' && following.x - right(unit) <= gap + unit.height);

const isSyllable = (word: SeenWord | undefined): word is SeenWord => word !== undefined && /^[가-힣]$/.test(word.text);

/**
 * Returns the first quartile of a line's spaces. Justified lines have wide spaces, and many of a line's spaces can be
 * blanks.
 */
function usualSpace({ words, height }: TextLine): number {
  const spaces = words.slice(1).flatMap((word, index) => {
    const before = words[index];
    return before && word.x > right(before) ? [word.x - right(before)] : [];
  });
  if (spaces.length < MIN_SPACES) return USUAL_SPACE * height;
  return spaces.toSorted((a, b) => a - b)[Math.floor(spaces.length / 4)] ?? 0;
}

/** Returns whether the space is for the hour after a date, as in 년    월    일    시. */
const isTimeAfterDate = (words: readonly SeenWord[], index: number): boolean =>
  words[index]?.text === '일' &&
  /^시(?!간)/.test(words[index + 1]?.text ?? '') &&
  words.slice(0, index).some(({ text }) => text.endsWith('월'));

/** Returns whether the space is inside a spread-out label, such as 성     명 or 인     원. */
function isSpread(words: readonly SeenWord[], index: number): boolean {
  const pair = words.slice(index, index + 2).map(({ text }) => text.replace(/:$/, ''));
  return (
    pair.every((text) => /^[가-힣]$/.test(text)) &&
    !/^[금총약매연월제시분]$/.test(pair[0] ?? '') &&
    !isKnownLabel(joined(words.slice(0, index + 1)))
  );
}
