import type { Rect } from '../../geometry.ts';
import { cellText, labelIn, type Cell } from '../page/cells.ts';
import { isKnownLabel } from '../names/labels.ts';
import { questionName } from '../names/label-text.ts';
import { mayNameParty, partyNamed } from '../parties/party-names.ts';
import { bottom, inReadingOrder, right } from '../page/seen.ts';

export const MAX_LABEL_LENGTH = 20;
const FARTHEST = 60;
/** Also occur as labels in a party's rows, as in (회사명), so other party names take precedence. */
const GENERIC = /회사|직원|대리인|고객|본인/;
export const COUNTED = /^\d+(?:회|차|기|년차|차년도|단계|분기|주차)$/;
const NAMES_ROW = new RegExp(`^(?!.*(?:\\(\\)|이내|부터)).*[가-힣a-z]{2}|${COUNTED.source}`, 'i');
/** A section's heading in the first column is at least this many times as tall as a row. */
export const SECTION = 1.8;
/** Words such as 보증금 반환 계좌 and 1단계, but not the size of a photograph. */
const SECTION_TITLE = /^[a-z\d]?[가-힣][가-힣 ·()]*$/i;
/** Options of another question, such as □ 갑 □ 을. */
export const HAS_BOX = /[□☐▢◻❏○◯]|\[\s*\]/;
/** Answers rather than a label, as in [ ]예 [ ]아니오. */
export const OPTIONS = /^\[\].*\[\]/;
/** People whom a form is about, but who don't sign. */
const RELATIVE = /^(?:(?:대상|피부양)?자녀|배우자|부모|가족|아이|아동|대상자)$/;

export const namesRow = (cell: Cell): boolean =>
  labelIn(cell) !== null && NAMES_ROW.test(cellText(cell)) && !OPTIONS.test(cellText(cell));

/** Returns the text of the cells to the left, which may name the party. The party's cell may span all of its rows. */
export function partyWordsOf(cell: Cell, cells: readonly Cell[]): string[] {
  const left = before(cell);
  const others = left.length > 0 ? left : cells.filter((other) => right(other) <= cell.x + 2 && spansRows(other, cell));
  const words = others
    .map(cellText)
    .filter((text) => text.length <= MAX_LABEL_LENGTH && !HAS_BOX.test(text) && mayNameParty(text));
  return [...words.filter((word) => !GENERIC.test(word)).toReversed(), ...words.filter((word) => GENERIC.test(word))];
}

export function rowPersonOf(cell: Cell): { rowPerson?: string } {
  const [, ...others] = before(cell).map(cellText);
  const person = others.findLast(
    (text) => text.length <= MAX_LABEL_LENGTH && (mayNameParty(text) || RELATIVE.test(text)),
  );
  return person === undefined ? {} : { rowPerson: person };
}

export function rowTitleOf(cell: Cell): { rowTitle?: string } {
  const [, ...others] = before(cell);
  const first = others.at(-1);
  if (!first || first.height > SECTION * cell.height || !namesRow(first)) return {};
  const title = questionName(first.words.toSorted(inReadingOrder));
  return title.length > MAX_LABEL_LENGTH || isKnownLabel(title) || mayNameParty(title) ? {} : { rowTitle: title };
}

export function sectionTitleOf(cell: Cell): { sectionTitle?: string } {
  const section = before(cell).find((other) => other.height > SECTION * cell.height && labelIn(other));
  const title = section ? questionName(section.words.toSorted(inReadingOrder)) : '';
  const isTitle = SECTION_TITLE.test(title) && title.length <= MAX_LABEL_LENGTH;
  return isTitle && !partyNamed(title) ? { sectionTitle: title } : {};
}

const spansRows = (other: Rect, cell: Rect) => other.y <= cell.y + 2 && bottom(other) >= bottom(cell) - 2;

/** Returns the cells to the left in the row, the nearest first. */
export function before(cell: Cell): Cell[] {
  const cells: Cell[] = [];
  for (let left = cell.left; left && cells.length < FARTHEST; left = left.left) cells.push(left);
  return cells;
}
