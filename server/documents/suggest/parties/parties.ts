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
/** The minimum space between two columns on a line. */
const COLUMN_GAP = 24;
/** The space between spaced characters, as in 성    명, may be wider. */
const SYLLABLE_GAP = 60;
const BRACKETED = /^["“'‘[(<〈【].+["”'’\])>〉】]$/;
/** Matches a label after the title, such as 성명: or 주소: */
const LABEL_BEHIND = /^[가-힣·]{1,10}[::]/;

/** Words that name a party if the document has one of that name. */
export type Title = Rect & { text: string; cell: Rect | null; column: number; until: number };

/** Finds titles that may name a party: alone above a section or before its labels, but not within a sentence. */
export function findTitles(
  lines: readonly TextLine[],
  isLabel: (text: string) => boolean,
  gutter: Gutter | null,
): Title[] {
  return lines.flatMap((line) =>
    columnsOf(line).flatMap((all) => {
      // Brackets can be separate words, as in [ 임대인 ]. If so, they aren't part of the title.
      const words = all.filter(({ text }) => !LONE_BRACKET.test(text));
      const title = titleOf(words, isLabel);
      const text = title ? textOf(title) : '';
      // The first half of a label that wraps, such as (회사명), isn't a title.
      return title && mayNameParty(text) && !/^\([^)]*$/.test(text) && text.length <= TITLE_LENGTH
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

/**
 * The right edge of the signing area that a title introduces, as in 보호자 ________ (서명). Anything after it belongs to
 * another column.
 */
function endOf(title: readonly SeenWord[], { words }: TextLine): number {
  const last = title.at(-1);
  const mark = words.find(({ x, text }) => last && x > last.x && isMark(text));
  return mark ? right(mark) : Infinity;
}

/** A title such as 임 대 인 has to be alone, but (갑) and 수임인 may precede a label. */
function titleOf(words: readonly SeenWord[], isLabel: (text: string) => boolean): SeenWord[] | null {
  const remark = words.findIndex(({ text }) => text.startsWith('('));
  if (remark > 0 && words.at(-1)?.text.endsWith(')')) return titleOf(words.slice(0, remark), isLabel) ?? null;
  const [first, ...rest] = words;
  if (!first) return null;
  if (words.length <= MAX_NAME_WORDS && endsWithPersonTitle(spaced(words))) return [...words];
  // A remark in smaller type may follow, as after 대리인(보호자).
  if (rest.length > 1 && rest.every(({ font, height }) => font !== first.font || height < first.height - 0.5))
    return [first];
  const characters = words.filter(({ text }) => !/^[::]$/.test(text));
  const party = characters.every(isSyllable) ? partyBefore(characters, isLabel) : null;
  if (party) return [...party];
  // A word before a colon is a title, even if a label follows, as in 갑 : 성명 ________ 전화 ________.
  if (/^[::]/.test(rest[0]?.text ?? '')) return [first];
  if (rest.length === 0 || words.every(({ text }) => text.length === 1)) return [...words];
  if (words.length === 2 && partyNamed(joined(words))?.partyName === joined(words)) return [...words];
  if (words.length === 2 && BRACKETED.test(rest[0]?.text ?? '')) return [first];
  return BRACKETED.test(first.text) || LABEL_BEHIND.test(joined(rest)) || isLabel(joined(rest)) ? [first] : null;
}

/** A title that ends with a person keeps its spaces, which separate the person from the organisation. */
function textOf(title: readonly SeenWord[]): string {
  const text = title.length > 1 && title.length <= MAX_NAME_WORDS ? spaced(title) : '';
  return text !== '' && endsWithPersonTitle(text) ? text : joined(title);
}

const spaced = (words: readonly SeenWord[]): string => words.map(({ text }) => text).join(' ');

/** The party before a label, both with spaced characters, as in 발 주 자    상    호. */
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

/** The words of a line, divided where a wide space separates its columns, and without bullets. */
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

/** The titles to the left on the same line, and then those above in the same column. The nearest come first. */
export function titlesFor(place: Rect, titles: readonly Title[], { isInTable, column, heads }: Surroundings): string[] {
  const near = titles.filter((title) => title.column === 0 || column === 0 || title.column === column);
  // In 보호자 ________ (서명)    주소 ________, the address is that of the title above its own column, if there is one.
  const isOfNextColumn = (title: Title) =>
    place.x >= title.until &&
    near.some((other) => other.x > title.until && other.x <= place.x + 4 && isBelow(place, other));
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
    // If several titles are side by side, the last one left of the blank heads its column.
    ...above.toSorted((a, b) => Math.round((bottom(b) - bottom(a)) / 8) || b.x - a.x),
  ].map(({ text }) => text);
}

const isBelow = (place: Rect, title: Rect) => bottom(title) <= middle(place) && place.y - bottom(title) < FARTHEST;

/** In a table, a title heads only the cells directly below its own. */
const isColumnOf = (cell: Rect, place: Rect) => cell.x <= place.x + 2 && right(cell) >= right(place) - 2;

const spans = ({ y, height }: Rect, at: number) => at >= y - 4 && at <= y + height + 4;
