import { isMark } from '../names/labels.ts';
import { wordsInText } from '../names/label-text.ts';
import { cellText, type Cell } from '../page/cells.ts';
import { columnOf, type Gutter } from '../page/columns.ts';
import type { Head } from '../page/heads.ts';
import { bottom } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';
import { partyNamed } from './party-names.ts';
import { columnsOf } from './parties.ts';
import { isWithin, NUMBERING, type WrittenSection } from './writers.ts';

/** The part of a form below a heading that says who completes it. `writer` is null for an office that doesn't sign. */
export type AnswerSection = Omit<WrittenSection, 'writer'> & { writer: string | null };

const EDGE = String.raw`[─—–\-=~\s()[\]<>【】※■◆▶●*]*`;
/** Headings such as ── 회사 확인란 ── and [학교 기재사항]. */
const OWN_PART = new RegExp(
  `^${EDGE}(?<writer>[가-힣]{2,10}?)(?:에서)? ?(?:확인|작성|기재|기입|사용|처리)(?:란|칸|사항)${EDGE}$`,
);
/** Remarks such as (아래는 학교에서 적습니다). */
const BELOW = new RegExp(
  `^${EDGE}(?:이 ?)?(?:아래|이하)(?:의? ?(?:란|칸|부분|사항))?[는은] ?(?<writer>[가-힣]{2,10}?)(?:에서|이|가) (?:직접 )?(?:적|쓰|작성|기재|기입)[가-힣 ]*\\.?${EDGE}$`,
);
const NOT_FOR_WRITERS = new RegExp(
  `^${EDGE}(?:이 ?)?(?:아래|이하)(?:의? ?(?:란|칸|부분|사항))?[는은] ?(?:적|쓰|작성하|기재하|기입하)지[가-힣 ]*\\.?${EDGE}$`,
);
const OFFICE =
  /(?:팀|점)$|(?:담당|접수|처리|기관|부서|관리|사무|창구|심사|발급|행정|학교|은행|병원|센터|재단|협회|회사)[가-힣]*$/;
const CUT = new RegExp(`^${EDGE}(?:절 ?취 ?선|(?:자르는|오리는) ?(?:선|곳))${EDGE}$`);
/** Receipts that an office gives to the person who hands in the form. */
const STUB = /(?:접수증|확인증|영수증|교환증|수령증|보관증|접수표|필증)$/;

/** What an office hands back, such as 허가 통지 (인사팀이 적어 돌려드립니다) and [접수증] ※ 총무팀이 적어 신청인에게 드립니다. */
const HANDED_BACK =
  /(?:^|[(※\]] ?)[가-힣]{2,8}(?:이|가|에서) (?:적어|써|작성하여|작성해|기재하여) ?(?:[가-힣]+에게 ?|돌려 ?|내어 ?)*(?:드립니다|줍니다|드림|줌)/;
/** Remarks within a box, such as ※ 이 칸은 구매팀이 적습니다. */
const OWN_BOX =
  /^※? ?이 ?(?:칸|란|곳|부분)[은는] (?<writer>[가-힣]{2,10}?)(?:이|가|에서) (?:직접 )?(?:적|쓰|작성|기재|기입)/;

/**
 * Finds the parts of a form that somebody else completes: an employer's or an office's answer, or a receipt to cut off.
 */
export function findAnswerSections(
  lines: readonly TextLine[],
  heads: readonly Head[],
  gutter: Gutter | null,
): AnswerSection[] {
  const free = lines
    .filter((line) => line.cell === null || HANDED_BACK.test(wordsInText(line.words)))
    .toSorted((a, b) => a.y - b.y);
  return free.flatMap((line, index): AnswerSection[] => {
    const writer = writerIn(wordsInText(line.words), free[index + 1]);
    if (writer === undefined) return [];
    const column = columnOf(line, gutter);
    const ends = [
      ...free.filter((other) => isHeading(other) && columnOf(other, gutter) === column),
      ...heads.filter((head) => head.column === column),
    ].flatMap(({ y }) => (y > bottom(line) ? [y] : []));
    const section = { from: line.y, to: Math.min(Infinity, ...ends), column };
    const isSigned = lines.some(
      (other) => other.words.some(({ text }) => isMark(text)) && isWithin(other, section, gutter),
    );
    return [{ ...section, writer: writer !== null && (partyNamed(writer) || isSigned) ? writer : null }];
  });
}

/** Headings of boxes that an office completes, such as 병원 기재란, ※ 총무팀이 적는 곳 and 인사팀 기록. */
const OFFICE_BOX = new RegExp(
  `^${EDGE}(?<writer>[가-힣]{2,10}?)(?:이|가|에서)? ?(?:(?:확인|작성|기재|기입|사용|처리)(?:란|칸|사항)|(?:적|쓰)는 ?(?:곳|칸|란)|기록)${EDGE}$`,
);

/** Lines that an office completes, such as ※ 인사팀 기록란 접수일 :     년   월   일. */
const OFFICE_LINE = new RegExp(
  `^${EDGE}(?<writer>[가-힣]{2,10}?)(?:이|가|에서)? ?(?:확인|작성|기재|기입|기록|사용|처리)(?:란|칸|사항)?[ :]+(?:접수|처리|결과|담당|검토|반납|반환|발급)`,
);
/** A company's own records, which it never signs for the other party. */
const RECORDS = new RegExp(`^${EDGE}(?:회사|당사|본사) ?기록(?:란|칸)`);

const RECEIPT = /^(?:접수|처리)(?:일|일자|일시|번호|기간|자)?(?:\(인\))?$/;

export function findOfficeCells(lines: readonly TextLine[]): Set<Cell> {
  const first = new Map<Cell, TextLine>();
  for (const line of lines) {
    const known = line.cell && first.get(line.cell);
    if (line.cell && (!known || line.y < known.y)) first.set(line.cell, line);
  }
  const own = lines.flatMap((line) =>
    line.cell && isOffice(OWN_BOX.exec(wordsInText(line.words))) ? [line.cell] : [],
  );
  return new Set([...own, ...[...first].flatMap(([cell, line]) => (isOfficeHeading(line) ? [cell] : []))]);
}

const isOfficeHeading = (line: TextLine): boolean =>
  HANDED_BACK.test(wordsInText(line.words)) ||
  RECORDS.test(wordsInText(line.words)) ||
  isOffice(OFFICE_BOX.exec(wordsInText(columnsOf(line)[0] ?? []))) ||
  isOffice(OFFICE_LINE.exec(wordsInText(line.words)));

/** Whether the cell, or the one that labels it, is for whoever takes the form in, such as 접수자 (인). */
export const isOfReceipt = (cell: Cell): boolean =>
  [cell, cell.left, cell.above].some((one) => one !== null && RECEIPT.test(cellText(one)));

function isOffice(heading: RegExpExecArray | null): boolean {
  const writer = heading?.groups?.['writer'];
  return writer !== undefined && !partyNamed(writer) && OFFICE.test(writer);
}

const isHeading = ({ words: [first] }: TextLine) =>
  first !== undefined && NUMBERING.test(first.text) && !first.text.startsWith('※');

/** Returns who completes the part below a line: null for an office, or undefined if the line isn't such a heading. */
function writerIn(text: string, next: TextLine | undefined): string | null | undefined {
  if (NOT_FOR_WRITERS.test(text) || HANDED_BACK.test(text) || isOffice(OFFICE_LINE.exec(text))) return null;
  if (CUT.test(text)) return next && STUB.test(wordsInText(next.words).replaceAll(' ', '')) ? null : undefined;
  const below = BELOW.exec(text)?.groups?.['writer'];
  const own = OWN_PART.exec(text)?.groups?.['writer'];
  const writer = below ?? own;
  if (writer === undefined) return undefined;
  if (partyNamed(writer)) return writer;
  return below !== undefined || OFFICE.test(writer) ? writer : undefined;
}
