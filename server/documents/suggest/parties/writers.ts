import type { Rect } from '../../geometry.ts';
import type { Found } from '../found.ts';
import { wordsInText } from '../names/label-text.ts';
import type { Cell } from '../page/cells.ts';
import { columnOf, type Gutter } from '../page/columns.ts';
import type { Head } from '../page/heads.ts';
import { bottom, middle, right } from '../page/seen.ts';
import { joined, type TextLine } from '../page/text-lines.ts';
import { partyNamed, personIn } from './party-names.ts';

export type WrittenSection = { writer: string; from: number; to: number; column: number };

export const NUMBERING = /^(?:\d{1,2}\.(?!\d)|[가-하]\.|[■◆▶●□※✂]|\[)/;
/** Remarks such as (설명의사가 적습니다) and ※ 신청인이 해당란에 √표 하여 주십시오. */
const REMARK =
  /[(※]\s*(?<writer>(?:[가-힣]{2,4} ){0,2}?[가-힣]{2,8}?)(?: (?:또는|및) [가-힣]{2,8}?)?(?:이|가|은|는) (?:.* )?(?:적|쓰|직접 작성|작성|기재|기입|표시|√ ?표|[○V] ?표|체크) ?(?:하여|해)? ?(?:습니다|합니다|주십시오|주세요|하십시오|하세요|한다|함|하는 ?란|란)?\.?\)?$/;
/** Remarks whose sentence continues, such as ✂ 설치 기사가 적고, 고객의 확인을 받습니다. */
const REMARK_BEFORE =
  /^[※✂] ?(?:[가-힣]{2,4} ){0,2}?(?<writer>[가-힣]{2,8})(?:이|가) (?:적|쓰|작성하|기재하|기입하)고,? /;
/** Whose opinion or confirmation a row is for, as in 부서장 의견. */
const OPINION = /^(?<writer>[가-힣]{2,8}) (?:검토 )?(?:의견|소견|확인)$/;
/** Words that exclude the person before them, as in (설명의사가 아닌 환자가 적습니다). */
const DENIES = /아닌|아니라/;
/** What people do with a form. 대리인이 서명한 이유 says who fills in the row, and 갑이 부담하는 비용 doesn't. */
const DOES = /^(?<writer>[가-힣]{2,8}?)(?:이|가) (?:직접 )?(?:서명|작성|기재|동의|신청|확인|선택|제출)/;

/** The minimum number of lines of a form above a part of its own. */
const MIN_FORM = 8;
/** The maximum height of a row with a heading, in line heights. */
const MAX_ROW = 7;
const ONLY_DATE = /^(?:20\d{0,2})?[_.]*년[_.]*월[_.]*일$/;
/** Headings such as 4. 보호자의 동의. */
const ACT = /^\S+ (?<writer>[가-힣]{2,8}?)의? (?:동의|확인|서약|의견|신청)(?: ?사항)?(?: ?\([^)]*\))?$/;

/** A title with a remark, such as 반출증 (정문 보안 담당이 적습니다). */
const UNNUMBERED = /^[가-힣 ]{2,14} ?\([가-힣 ]+(?:이|가) (?:적|쓰|작성|기재|기입)[가-힣]*\.?\)$/;

/** A heading that consists of a party, such as 임차인(고객) and 신청인 정보. */
const HEADED =
  /^(?<writer>[가-힣]{1,8}(?: [가-힣]{2,6})??)(?: ?\([^)]*\))?(?: ?(?:정보|인적 ?사항|기재 ?사항|사항|현황))?$/;

/** Children, about whom a form asks their parents. */
const CHILD = /^(?:학생|원생|원아|아동|어린이|자녀|아이)$/;

type Heading = { line: TextLine; text: string; style: string; column: number };

const remarkIn = (line: TextLine, gutter: Gutter | null): Heading => ({
  line,
  text: wordsInText(line.words),
  style: '',
  column: columnOf(line, gutter),
});

/** The lines that begin with a number or a bullet, and titles with a remark behind them. */
function findHeadings(lines: readonly TextLine[], gutter: Gutter | null): Heading[] {
  return lines.flatMap((line) => {
    const [first] = line.words;
    const numbering = first ? NUMBERING.exec(first.text)?.[0] : undefined;
    if (numbering === undefined)
      return line.cell && UNNUMBERED.test(wordsInText(line.words)) ? [remarkIn(line, gutter)] : [];
    // What looks like two columns further down may cut a heading in two.
    const rest = restOf(line, lines);
    const text = wordsInText([...line.words, ...(rest?.words ?? [])]);
    return [{ line, text, style: styleOf(numbering), column: rest ? 0 : columnOf(line, gutter) }];
  });
}

/**
 * Finds the rows of a table whose heading names nothing but a party, as in ■ 임차인(고객), and the powers of attorney
 * below a form. Unlike a remark, neither says who completes the rest.
 */
export function findPartySections(lines: readonly TextLine[], gutter: Gutter | null): WrittenSection[] {
  const headings = findHeadings(lines, gutter);
  const mandates = lines.filter((line) => joined(line.words) === '위임장' && isBelowForm(line, lines));
  const mandated = mandates.map((line) => ({ writer: '위임인', from: line.y, to: Infinity, column: 0 }));
  const named = headings.flatMap(({ line, text, style, column }) => {
    const writer = HEADED.exec(text.replace(NUMBERING, '').trim())?.groups?.['writer'] ?? '';
    const whole = writer.replaceAll(' ', '');
    const isParty = partyNamed(writer)?.partyName === whole || personIn(writer) === whole;
    if (!isParty || CHILD.test(whole) || !isRow(line)) return [];
    const ends = [
      ...headings.filter((other) => other.style === style).map((other) => other.line),
      ...lines.filter(({ cell }) => cell === null),
    ].flatMap(({ y }) => (y > line.y + 1 ? [y] : []));
    return [{ writer, from: line.y, to: Math.min(Infinity, ...ends), column }];
  });
  return [...named, ...mandated];
}

/** Whether the line has a cell for itself, unlike those within a frame around the whole form. */
const isRow = ({ cell, height }: TextLine): boolean => cell !== null && cell.height < MAX_ROW * height;

/** Whether the line begins a part of its own, such as a power of attorney below an application. */
const isBelowForm = (line: TextLine, lines: readonly TextLine[]): boolean =>
  lines.filter((other) => bottom(other) < line.y).length > MIN_FORM;

/** Finds the sections whose headings say who fills them in. Each ends at the next heading of its kind. */
export function findWrittenSections(
  lines: readonly TextLine[],
  heads: readonly Head[],
  gutter: Gutter | null,
): WrittenSection[] {
  const headings = findHeadings(lines, gutter);
  return headings.flatMap(({ line, text, style, column }) => {
    const match = DENIES.test(text) ? null : (REMARK.exec(text) ?? REMARK_BEFORE.exec(text) ?? ACT.exec(text));
    const writer = match?.groups?.['writer'];
    if (writer === undefined) return [];
    const ends = [
      ...headings
        .filter(
          (other) =>
            (other.style === style || (style === '' && other.style !== '□')) &&
            (column === 0 || other.column === column),
        )
        .map((other) => other.line),
      ...heads.filter((head) => head.column === column),
      // The form's date above its signatures.
      ...lines.filter((other) => other.cell === null && ONLY_DATE.test(joined(other.words))),
    ].flatMap(({ y }) => (y > line.y + 1 ? [y] : []));
    return [{ writer, from: line.y, to: Math.min(Infinity, ...ends), column }];
  });
}

/** Returns the rest of a line that ends inside a bracket, in type of another size. */
function restOf(line: TextLine, lines: readonly TextLine[]): TextLine | undefined {
  const text = wordsInText(line.words);
  const last = line.words.at(-1);
  if (!last || text.lastIndexOf('(') <= text.lastIndexOf(')')) return undefined;
  return lines.find(
    (other) =>
      Math.abs(other.x - right(last)) < line.height && Math.abs(middle(other) - middle(line)) < line.height / 2,
  );
}

/** Returns the style of a heading's number: digits, syllables or the same bullet. */
const styleOf = (numbering: string): string => numbering.replace(/\d+/, '1').replace(/[가-하]/, '가');

type Extent = Pick<WrittenSection, 'from' | 'to' | 'column'>;

export const isWithin = (place: Rect, { from, to, column }: Extent, gutter: Gutter | null): boolean =>
  middle(place) > from && middle(place) < to && (column === 0 || column === columnOf(place, gutter));

export const findSectionWriter = (
  { rect }: Found,
  sections: readonly WrittenSection[],
  gutter: Gutter | null,
): string | null => sections.find((section) => isWithin(rect, section, gutter))?.writer ?? null;

/** Returns who answers the question in the cell to the left, such as 대리인이 서명한 이유. */
export function writerOfRow(cell: Cell | null): string | null {
  const words = cell?.left?.words.toSorted((a, b) => Math.round((a.y - b.y) / 6) || a.x - b.x) ?? [];
  const text = wordsInText(words);
  return (DOES.exec(text) ?? OPINION.exec(text))?.groups?.['writer'] ?? null;
}
