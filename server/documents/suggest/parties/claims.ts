import { partyWordsOf } from '../blanks/row-words.ts';
import type { Found } from '../found.ts';
import { isMark } from '../names/labels.ts';
import { cellAround, cellText, labelIn, type Cell } from '../page/cells.ts';
import { columnOf, type Gutter } from '../page/columns.ts';
import type { Head } from '../page/heads.ts';
import type { TextLine } from '../page/text-lines.ts';
import type { AnswerSection } from './answer-sections.ts';
import { titlesFor, type Title } from './parties.ts';
import { mayNameParty, partyNamed, personIn } from './party-names.ts';
import { titleOfBlock } from './side-by-side.ts';
import { signerAt, signerBefore } from './sign-lines.ts';
import { findPartySections, findWrittenSections, findSectionWriter, writerOfRow } from './writers.ts';

const MAX_CLAIMS = 8;
/** A party's cell that spans at least this many rows heads all of them. */
const MIN_ROWS = 2.5;
/** What rows about a person ask for. Other columns contain terms, such as 처리 목적. */
const PERSONAL =
  /주소|소재지|직위|직책|직급|부서|소속|은행|계좌|학교|학과|국적|사번|관계|성명|이름|등록번호|연락처|전화/;

/** What a form asks about a person, in one word. */
const OF_PERSON =
  /^(?:성명|이름|성함|생년월일|주소|전화|전화번호|휴대전화|휴대폰|연락처|이메일|전자우편|직위|소속|직업|나이|성별)$/;

type Page = {
  lines: readonly TextLine[];
  cells: readonly Cell[];
  titles: readonly Title[];
  /** Titles that name a party only if a remark does, too. */
  nouns: readonly Title[];
  heads: readonly Head[];
  gutter: Gutter | null;
  answers: readonly AnswerSection[];
};

/** Finds the words that may name a blank's party, most reliable first. */
export function createClaims({ lines, cells, titles, nouns, heads, gutter, answers }: Page) {
  const answered = answers.flatMap(({ writer, ...section }) => (writer === null ? [] : [{ ...section, writer }]));
  const sections = [...answered, ...findWrittenSections(lines, heads, gutter)];
  const headed = findPartySections(lines, gutter);
  return (found: Found, isOwn: boolean): { claims: string[]; signer: string | null; writer: string | null } => {
    const { kind, rect, isPartys, partyWord, name } = found;
    const cell = isPartys ? cellAround(rect, cells) : null;
    const isBox = kind === 'CHECKBOX' || kind === 'RADIO';
    const signer = signerAt(found.core ?? rect, lines);
    const around = { isInTable: cell !== null, column: columnOf(rect, gutter), heads };
    // A date in a party's rows, such as a birthday, is theirs. One below a party's title may be the document's.
    const row = kind === 'DATE' || isBox ? cellAround(rect, cells) : cell;
    const writer = findSectionWriter(found, sections, gutter);
    const isTerm = row !== null && isShare(found, row);
    const claims = [
      partyWord,
      titleOfBlock(found.core ?? rect, lines, titles),
      signer,
      ...(row && !isTerm ? partyWordsOf(row, cells) : partyBesideRows(found, cells)),
      writerInLabel(found),
      writerOfRow(isBox || kind === 'DATE' ? cellAround(rect, cells) : cell),
      writer,
      ...(isPartys || isBox ? [findSectionWriter(found, headed, gutter)] : []),
      ...(isOwn && cell === null ? [signerBefore(rect, lines, titles)] : []),
      ...(isPartys && !isTerm ? titlesFor(found.core ?? rect, titles, around) : []),
      subjectOf(found),
      ...(isPartys && cell === null ? titlesFor(found.core ?? rect, nouns, around) : []),
    ].filter((claim) => claim !== null && (claim === signer || claim !== name || partyNamed(claim) !== null));
    return { claims: [...new Set(claims.flatMap((claim) => claim ?? []))].slice(0, MAX_CLAIMS), signer, writer };
  };
}

/** Whether the blank asks for a detail of a person, although its label is spread out, as in 성    명 ________. */
export const isPersonal = ({ group = '' }: Found, name: string): boolean => OF_PERSON.test(group === '' ? name : group);

/** Who completes a column whose header says so, as in 금액 (공간이 적음). */
const writerInLabel = ({ words }: Found): string | null =>
  /\(([가-힣]{2,8}?)(?:이|가) ?(?:적음|적습니다|적는다|기재함?|작성함?)\)$/.exec(words)?.[1] ?? null;

/** The party in a cell that spans several rows, as in | 고객 | 설치 장소 | ____ | above | 담당자 | ____ |. */
function partyBesideRows({ kind, rect }: Found, cells: readonly Cell[]): string[] {
  const own = kind === 'TEXT' || kind === 'EMAIL' || kind === 'PHONE' ? cellAround(rect, cells) : null;
  let left = own?.left ?? null;
  while (left?.left) left = left.left;
  return own && left && left.height > MIN_ROWS * own.height && mayNameParty(cellText(left)) ? [cellText(left)] : [];
}

/**
 * Returns whether the blank is a party's share in a table, as in | 갑 | ___ % | and | 갑 | □ 현금 □ 현물 |. Such terms belong
 * to no party.
 */
function isShare({ kind, isOfColumn, words }: Found, cell: Cell): boolean {
  const isText = kind === 'TEXT' && isOfColumn === true && !PERSONAL.test(words);
  if (!isText && kind !== 'NUMBER' && kind !== 'AMOUNT' && kind !== 'RADIO' && kind !== 'CHECKBOX') return false;
  let left = cell.left;
  while (left && !labelIn(left)) left = left.left;
  return left !== null && mayNameParty(cellText(left));
}

/** Returns the party who answers a question such as 학생은 정보 제공에 □ 동의함 □ 동의하지 않음. */
function subjectOf({ group }: Found): string | null {
  const question = (group ?? '').replace(/^(?:[①-⑳]|\d+[.)])\s*/, '');
  const party = /^([가-힣]{1,8}?)[이가]\s/.exec(question)?.[1] ?? '';
  return partyNamed(party)?.partyName === party ? party : (/^([가-힣]{2,8}?)[은는]\s/.exec(question)?.[1] ?? null);
}

/** Returns whether the blank is between a signer's title and the placeholder, as in 소유자 ________ (서명). */
export function isSignersName({ kind, name, words }: Found, signer: string | null): boolean {
  if (kind === 'NAME' && name === '') return true;
  if (signer === null || kind !== 'TEXT') return false;
  const before = words.split(' … ')[0] ?? '';
  const label = before.replaceAll(/[\s:()[\]]/g, '');
  return (
    before === ':' ||
    isMark(before) ||
    label === signer ||
    personIn(label) === signer ||
    partyNamed(label)?.partyName === signer
  );
}
