import type { Rect } from '../../geometry.ts';
import { columnOf, type Gutter } from '../page/columns.ts';
import type { Head } from '../page/heads.ts';
import { mayNameParty, endsWithPersonTitle, partyNamed } from './party-names.ts';
import { bottom, middle, right, type SeenWord } from '../page/seen.ts';
import { isMark } from '../names/labels.ts';
import { around, joined, type TextLine } from '../page/text-lines.ts';

const FARTHEST = 240;
const BULLET = /^[■□▪●▶◆○※*·-]$/;
const TITLE_LENGTH = 16;
const MAX_NAME_WORDS = 3;
const LONE_BRACKET = /^[[\]<>〈〉【】]$/;
const COLUMN_GAP = 24;
/** Spread-out characters, as in 성    명, may have wider spaces. */
const SYLLABLE_GAP = 60;
/** How far apart titles of one row can be in height, in their own heights. */
const MAX_SLANT = 2;
const BRACKETED = /^["“'‘[(<〈【].+["”'’\])>〉】]$/;
/** A line that only introduces a party, as in 발주자: ________ (이하 “갑”이라 한다). What follows isn't the party's. */
const DEFINITION = /\(이하["“'‘「]?[가-힣]{1,8}["”'’」]?(?:이?라|으?로)/;
/** Matches a label after a title, such as 성명: or 주소: */
const LABEL_BEHIND = /^[가-힣·]{1,10}:/;

/** Words that name a party, if the document has a party of that name. */
export type Title = Rect & { text: string; cell: Rect | null; column: number; until: number };

/** Finds titles that may name a party: alone above a section or before its labels, not in a sentence. */
export function findTitles(
  lines: readonly TextLine[],
  isLabel: (text: string) => boolean,
  gutter: Gutter | null,
  isTitle: (text: string) => boolean = mayNameParty,
): Title[] {
  const headings = lines.filter(({ words }) => !DEFINITION.test(joined(words)));
  return headings.flatMap((line) =>
    columnsOf(line).flatMap((all) => {
      // Brackets that are words of their own, as in [ 임대인 ], aren't part of the title.
      const words = all.filter(({ text }) => !LONE_BRACKET.test(text));
      const title = titleOf(words, isLabel);
      const text = title ? textOf(title) : '';
      // The first half of a wrapped label, such as (회사명), isn't a title.
      return title && isTitle(text) && !/^\([^)]*$/.test(text) && text.length <= TITLE_LENGTH
        ? [
            {
              text,
              ...around(title),
              cell: line.cell,
              column: columnOf(around(title), gutter),
              until: endOf(title, line),
            },
          ]
        : [];
    }),
  );
}

/** Returns the right edge of a title's signing area, as in 보호자 ________ (서명). What follows is another column. */
function endOf(title: readonly SeenWord[], { words }: TextLine): number {
  const last = title.at(-1);
  const mark = words.find(({ x, text }) => last && x > last.x && isMark(text));
  return mark ? right(mark) : Infinity;
}

/** A title such as 임 대 인 is alone on its line. (갑) and 수임인 may precede a label. */
function titleOf(words: readonly SeenWord[], isLabel: (text: string) => boolean): SeenWord[] | null {
  const remark = words.findIndex(({ text }) => text.startsWith('('));
  if (remark > 0 && words.at(-1)?.text.endsWith(')')) return titleOf(words.slice(0, remark), isLabel) ?? null;
  const [first, ...rest] = words;
  if (!first) return null;
  if (words.length <= MAX_NAME_WORDS && endsWithPersonTitle(spaced(words))) return [...words];
  // A remark in smaller type may follow, as in 대리인(보호자).
  if (rest.length > 1 && rest.every(({ font, height }) => font !== first.font || height < first.height - 0.5))
    return [first];
  const characters = words.filter(({ text }) => text !== ':');
  const party = characters.every(isSyllable) ? partyBefore(characters, isLabel) : null;
  if (party) return [...party];
  // A word before a colon is a title even if a label follows, as in 갑 : 성명 ________ 전화 ________.
  if (rest[0]?.text.startsWith(':')) return [first];
  if (rest.length === 0 || words.every(({ text }) => text.length === 1)) return [...words];
  if (words.length === 2 && partyNamed(joined(words))?.partyName === joined(words)) return [...words];
  if (words.length === 2 && BRACKETED.test(rest[0]?.text ?? '')) return [first];
  return BRACKETED.test(first.text) || LABEL_BEHIND.test(joined(rest)) || isLabel(joined(rest)) ? [first] : null;
}

/** A title that ends with a person keeps its spaces, which separate person and organisation. */
function textOf(title: readonly SeenWord[]): string {
  const text = title.length > 1 && title.length <= MAX_NAME_WORDS ? spaced(title) : '';
  return text !== '' && endsWithPersonTitle(text) ? text : joined(title);
}

const spaced = (words: readonly SeenWord[]): string => words.map(({ text }) => text).join(' ');

/** Returns the party before a label, both with spread-out characters, as in 발 주 자    상    호. */
export function partyBefore(
  words: readonly SeenWord[],
  isLabel: (text: string) => boolean,
): readonly SeenWord[] | null {
  const end = words.findIndex((_, index) => {
    const name = joined(words.slice(0, index + 1));
    return name.length > 1 && partyNamed(name)?.partyName === name && isLabel(joined(words.slice(index + 1)));
  });
  return end === -1 ? null : words.slice(0, end + 1);
}

const isSyllable = ({ text }: SeenWord) => /^[가-힣]$/.test(text);
const gapBetween = (before: SeenWord, word: SeenWord) =>
  isSyllable(before) && isSyllable(word) ? SYLLABLE_GAP : COLUMN_GAP;

/** Splits a line's words at the wide spaces between columns, without bullets. */
export function columnsOf({ words }: Pick<TextLine, 'words'>): SeenWord[][] {
  const columns: SeenWord[][] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    const column = columns.at(-1);
    if (!column || !before || word.x - right(before) > gapBetween(before, word))
      columns.push(BULLET.test(word.text) ? [] : [word]);
    else if (column.length > 0 || !BULLET.test(word.text)) column.push(word);
  });
  return columns;
}

type Surroundings = { isInTable: boolean; column: number; heads: readonly Head[] };

export function titlesFor(place: Rect, titles: readonly Title[], { isInTable, column, heads }: Surroundings): string[] {
  const near = titles.filter((title) => title.column === 0 || column === 0 || title.column === column);
  const headsColumn = (title: Title) => title.x <= place.x + 4 && isBelow(place, title);
  // In 보호자 ________ (서명)    주소 ________, the address belongs to the title above its own column, if any.
  const isOfNextColumn = (title: Title) =>
    near.some(
      (other) =>
        headsColumn(other) && ((place.x >= title.until && other.x > title.until) || headsNextColumn(other, title)),
    );
  const own = near.filter((title) => !isOfNextColumn(title));
  const beside = own.filter((title) => right(title) <= place.x + 2 && spans(title, middle(place)));
  const above = own.filter(
    (title) =>
      isBelow(place, title) &&
      (title.cell ?? title).x <= place.x + 4 &&
      (!isInTable || title.cell === null || isColumnOf(title.cell, place)) &&
      !heads.some((head) => head.y > middle(title) && bottom(head) < middle(place) && head.column === title.column),
  );
  return [
    ...beside.toSorted((a, b) => right(b) - right(a)),
    // Of several titles side by side, the last one to the blank's left heads its column.
    ...above.toSorted((a, b) => Math.round((bottom(b) - bottom(a)) / 8) || b.x - a.x),
  ].map(({ text }) => text);
}

/**
 * Returns whether the title stands beside the other, to its right. Programs that centre the cells of a row don't put their
 * titles on one line.
 */
const headsNextColumn = (title: Title, other: Title): boolean =>
  title.x - right(other) > COLUMN_GAP && Math.abs(title.y - other.y) < MAX_SLANT * other.height;

const isBelow = (place: Rect, title: Rect) => bottom(title) <= middle(place) && place.y - bottom(title) < FARTHEST;

/** In a table, a title only heads the cells directly below it. */
const isColumnOf = (cell: Rect, place: Rect) => cell.x <= place.x + 2 && right(cell) >= right(place) - 2;

const spans = ({ y, height }: Rect, at: number) => at >= y - 4 && at <= y + height + 4;
