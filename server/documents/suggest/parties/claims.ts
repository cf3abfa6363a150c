import { partyWordsOf } from '../blanks/cell-rooms.ts';
import type { Found } from '../found.ts';
import { isMark } from '../names/labels.ts';
import { cellAround, cellText, labelIn, type Cell } from '../page/cells.ts';
import { columnOf, type Gutter } from '../page/columns.ts';
import type { Head } from '../page/heads.ts';
import type { TextLine } from '../page/text-lines.ts';
import type { AnswerSection } from './answer-sections.ts';
import { titlesFor, type Title } from './parties.ts';
import { mayNameParty, partyNamed, personIn } from './party-names.ts';
import { signerAt } from './sign-lines.ts';
import { findWrittenSections, writerAround, writerOfRow } from './writers.ts';

const MAX_CLAIMS = 8;

type Page = {
  lines: readonly TextLine[];
  cells: readonly Cell[];
  titles: readonly Title[];
  heads: readonly Head[];
  gutter: Gutter | null;
  answers: readonly AnswerSection[];
};

/** Finds the words on a page that may name the party of a blank, beginning with the most reliable. */
export function createClaims({ lines, cells, titles, heads, gutter, answers }: Page) {
  const answered = answers.flatMap(({ writer, ...section }) => (writer === null ? [] : [{ ...section, writer }]));
  const sections = [...answered, ...findWrittenSections(lines, heads, gutter)];
  return (found: Found): { claims: string[]; signer: string | null; writer: string | null } => {
    const { kind, rect, isPartys, partyWord, name } = found;
    const cell = isPartys ? cellAround(rect, cells) : null;
    const isBox = kind === 'CHECKBOX' || kind === 'RADIO';
    const signer = signerAt(found.core ?? rect, lines);
    const around = { isInTable: cell !== null, column: columnOf(rect, gutter), heads };
    // A date in a party's rows, such as a birthday, is theirs. One below a party's title may date the document.
    const row = kind === 'DATE' ? cellAround(rect, cells) : cell;
    const writer = writerAround(found, sections, gutter);
    const isTerm = cell !== null && isShare(found, cell);
    const claims = [
      partyWord,
      signer,
      ...(row && !isTerm ? partyWordsOf(row, cells) : []),
      writerOfRow(isBox ? cellAround(rect, cells) : cell),
      writer,
      ...(isPartys && !isTerm ? titlesFor(found.core ?? rect, titles, around) : []),
      subjectOf(found),
    ].filter((claim) => claim !== null && (claim === signer || claim !== name || partyNamed(claim) !== null));
    return { claims: [...new Set(claims.flatMap((claim) => claim ?? []))].slice(0, MAX_CLAIMS), signer, writer };
  };
}

/** Whether the blank is a party's share in a table row, as in | 갑 | ___ % |. Such terms do not belong to any party. */
function isShare({ kind }: Found, cell: Cell): boolean {
  if (kind !== 'NUMBER' && kind !== 'AMOUNT') return false;
  let left = cell.left;
  while (left && !labelIn(left)) left = left.left;
  return left !== null && mayNameParty(cellText(left));
}

/** The party who answers a question such as 학생은 정보 제공에 □ 동의함 □ 동의하지 않음. */
const subjectOf = ({ group }: Found): string | null =>
  /^(?:[①-⑳]|\d+[.)])?\s*([가-힣]{2,8}?)[은는]\s/.exec(group ?? '')?.[1] ?? null;

/** Whether the blank is between the signer's title and the placeholder, as in 소유자 ________ (서명). */
export function isSignersName({ kind, name, words }: Found, signer: string | null): boolean {
  if (kind === 'NAME' && name === '') return true;
  if (signer === null || kind !== 'TEXT') return false;
  const before = words.split(' … ')[0] ?? '';
  const label = before.replaceAll(/[\s:：()[\]]/g, '');
  return (
    before === ':' ||
    isMark(before) ||
    label === signer ||
    personIn(label) === signer ||
    partyNamed(label)?.partyName === signer
  );
}
