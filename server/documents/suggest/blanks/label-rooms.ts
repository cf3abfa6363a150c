import type { Cell } from '../page/cells.ts';
import { isBlank, isKnownLabel, isMark, isRole } from '../names/labels.ts';
import { wordsInText } from '../names/label-text.ts';
import { isUnit } from '../names/sentences.ts';
import { mayNameParty, partyNamed } from '../parties/party-names.ts';
import { around, type Room } from './room.ts';
import { right, type SeenWord } from '../page/seen.ts';
import { joined, type TextLine } from '../page/text-lines.ts';

const MIN_ROOM = 40;
/** The smallest width of a blank that ends at another label or a signing placeholder. */
const MIN_ENCLOSED = 26;
const MAX_NEXT_WORDS = 6;
const HEIGHT = 16;
const TITLE = /^(?:제\d+조|\d+[.)]|[가-하][.)]|[■●◆▶["“(<〈])/;
/** Numbers and bullets before a label, such as 1., ③, ■ and -. */
const BEGINNING = /^(?:\d+[.)]|[가-하][.)]|[①-⑳■●◆▶○※*·/-])$|:$/;
/** The end of a signing placeholder, as in (인 또는 서명). */
const END_OF_MARK = /^(?:서명|날인|인|도장|직인)\)$/;
const BOX = /^[□☐▢◻❏]$/;
/** The end of a bracketed blank with its unit, as in (    )번. */
const CLOSING = /^[)\]]/;
/** Spread-out characters count as words, as in 근  무  장  소 : */
export const MAX_LABEL_WORDS = 8;
/** The widest space within a label, in word heights. */
const LABEL_GAP = 3.2;

/** Finds the space after labels such as `주    소 :`. Unknown labels need a colon and more space. */
export function labelRooms(line: TextLine, heads: ReadonlySet<Cell>): Room[] {
  // The header of a table without lines, as in 구분            내용.
  if (line.words[0]?.text === '구분') return [];
  return line.words.flatMap((word, index) => {
    const next = line.words[index + 1];
    const gap = (next ? next.x - 4 : line.edge) - right(word);
    const isNarrow = gap < MIN_ROOM;
    if (gap < MIN_ENCLOSED || (isNarrow && !word.text.endsWith(':'))) return [];
    // Dots or underscores after a label are the blank.
    if (isBlank(word.text) || isMark(word.text) || (next && isBlank(next.text))) return [];
    if (END_OF_MARK.test(word.text)) return [];
    const label = labelBefore(line.words.slice(0, index + 1));
    if (!label) return [];
    const text = joined(label);
    const hasColon = text.endsWith(':');
    const signs = next !== undefined && isMark(next.text);
    if (!hasColon && isValue(line.words.slice(index + 1))) return [];
    const known = isKnownLabel(text) || (signs && !hasColon && mayNameParty(text));
    if (isNarrow && !(known && (signs || startsLabel(line.words.slice(index + 1))))) return [];
    const begins = beginsColumn(line, label);
    if (!known && !(hasColon && gap >= 60 && begins)) return [];
    // Without a colon, a label has to start its line or column, and must not be a title. Party names count as titles.
    const isTitle = TITLE.test(text) || isRole(text);
    if (!hasColon && !(signs && known) && (!begins || isTitle || (line.cell && heads.has(line.cell)))) return [];
    const rect = { x: right(word) + 5, y: word.y - 2, width: gap - 6, height: Math.max(word.height + 4, HEIGHT) };
    return [{ rect, ...around(line, index + 1, index + 1), confidence: hasColon ? 0.8 : 0.6 }];
  });
}

/** Returns whether only a label's value follows, as in 수납기관명        (주)한빛, and perhaps the next label. */
function isValue([value, next]: readonly SeenWord[]): boolean {
  const text = value?.text ?? '';
  const isName =
    /^(?:\((?:주|유|사|재)\)[가-힣a-z\d]{2,}|[가-힣a-z\d]{3,})$/i.test(text) && (!next || isKnownLabel(next.text));
  return isName && !(isMark(text) || isUnit(text) || isKnownLabel(text) || isRole(text) || mayNameParty(text));
}

function beginsColumn(line: TextLine, label: readonly SeenWord[]): boolean {
  const [first] = label;
  const index = first ? line.words.indexOf(first) : -1;
  const before = line.words[index - 1];
  // The option □ 월세 isn't a label, but □ 기타: is.
  const isDetail = before && label.at(-1)?.text.endsWith(':') && (BOX.test(before.text) || CLOSING.test(before.text));
  if (before && (isDetail || BEGINNING.test(before.text) || isMark(before.text) || partyNamed(before.text)))
    return true;
  return index === 0 || (before !== undefined && first !== undefined && first.x - right(before) > MIN_ROOM);
}

/** Returns the label before a space: a known label if possible, otherwise the adjacent words. */
export function labelBefore(words: readonly SeenWord[]): SeenWord[] | null {
  const last = words.at(-1);
  if (!last) return null;
  const close = words.slice(-MAX_LABEL_WORDS);
  const start = close.findLastIndex((word, index) => {
    const next = close[index + 1];
    if (BOX.test(word.text) || CLOSING.test(word.text) || isBlank(word.text) || isMark(word.text)) return true;
    if (next === undefined) return false;
    return endsLabel(word, next) || next.x - right(word) > LABEL_GAP * word.height;
  });
  const together = withoutOthersUnit(close, start + 1);
  for (let from = 0; from < together.length; from += 1) {
    const label = together.slice(from);
    if (isKnownLabel(joined(label))) return label;
  }
  const own = together.findLastIndex((word, index) => index < together.length - 1 && /[:.)]$/.test(word.text));
  return together.slice(own + 1);
}

/** Drops the previous blank's unit from the words, as in 금 ____ 원   계약일 and ____ 은행   계좌번호. */
function withoutOthersUnit(words: readonly SeenWord[], start: number): readonly SeenWord[] {
  const [before, unit, ...rest] = words.slice(Math.max(0, start - 1));
  const [next] = rest;
  if (start === 0 || !before || !unit || !next || !(isUnit(unit.text) || unit.text === '은행'))
    return words.slice(start);
  // The spread-out characters of 주   소 aren't a unit.
  const isSpread = unit.text.length === 1 && /^[가-힣]:?$/.test(next.text);
  if (isSpread && !isKnownLabel(joined(rest))) return words.slice(start);
  return isBlank(before.text) || unit.x - right(before) > next.x - right(unit) ? rest : words.slice(start);
}

/** Returns whether the word ends a label whose blank comes before the next word, as in 성명:        생년월일: */
const endsLabel = (word: SeenWord, next: SeenWord) =>
  word.text.endsWith(':') && /[가-힣a-z]/i.test(next.text) && next.x - right(word) > 1.2 * word.height;

/** Returns whether the words start with a known label (one word, or spread-out characters) and a colon. */
function startsLabel(words: readonly SeenWord[]): boolean {
  const end = words.slice(0, MAX_NEXT_WORDS).findIndex(({ text }) => text.endsWith(':'));
  const label = words.slice(0, end + 1);
  return isKnownLabel(joined(label)) && !/[^:] [^:]/.test(wordsInText(label));
}
