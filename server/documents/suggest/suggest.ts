import { isMark } from '../../../rules/field-kinds.ts';
import { toStoredRect } from '../../../rules/page-geometry.ts';
import { sortByReadingOrder } from '../../../rules/reading-order.ts';
import type { Suggestion } from '../fields.ts';
import type { PageInfo } from '../geometry.ts';
import { findAnswerColumns } from './boxes/answer-columns.ts';
import { findCellRooms, partyWordsOf } from './blanks/cell-rooms.ts';
import { cellAround, cellText, labelIn, tableCells, type Cell } from './page/cells.ts';
import { findCheckboxes } from './boxes/checkboxes.ts';
import { columnOf, findGutter } from './page/columns.ts';
import { findDates } from './blanks/dates.ts';
import type { Found } from './found.ts';
import { settleParties, type Claimed } from './parties/document-parties.ts';
import { findHeads } from './page/heads.ts';
import { wordsInText } from './names/label-text.ts';
import { isKnownLabel } from './names/labels.ts';
import { findSigningPlaceholders } from './blanks/marks.ts';
import { mayNameParty, partyNamed, personIn } from './parties/party-names.ts';
import { makeNamesUnique } from './names/unique-names.ts';
import { findTitles, titlesFor } from './parties/parties.ts';
import { createNamer, isWeakName } from './names/question-names.ts';
import { findRooms } from './blanks/rooms.ts';
import { middle, overlap, seenPage, type PageContent } from './page/seen.ts';
import { signerAt } from './parties/sign-lines.ts';
import { textLines } from './page/text-lines.ts';

const MAX_PER_PAGE = 200;
const MAX_CLAIMS = 8;
const SAME_PLACE = 0.3;
/** The check before sending warns about fields that overlap by more. */
const NOTICED_OVERLAP = 0.15;
const MARK_MARGIN = 3;
const LOW_LINE = 11.5;

/** The suggestions of a single page, before the other pages are considered. */
export type PageFindings = { info: PageInfo; claimed: Claimed[]; signers: string[]; text: string };

export function findOnPage(content: PageContent): PageFindings {
  const page = seenPage(content);
  const cells = tableCells(page);
  const gutter = findGutter(page);
  const lines = textLines(page, cells, gutter);
  const titles = findTitles(lines, isKnownLabel, gutter);
  const { found: inCells, labels } = findCellRooms(cells, lines);
  // In order of precedence, because the first candidate for an area wins: a date beats three blanks, and a signing
  // placeholder beats the space before it.
  const ranked = [
    ...lines.flatMap(findDates),
    ...findAnswerColumns(page, cells),
    ...findCheckboxes(page, lines, cells),
    ...lines.flatMap(findSigningPlaceholders),
    ...inCells,
    ...findRooms(page, lines, cells, labels),
  ];
  const kept: Found[] = [];
  for (const candidate of ranked) {
    const fits = shortenedBy(candidate, kept);
    if (fits && !kept.some((other) => isSamePlace(other, fits))) kept.push(fits);
    if (kept.length >= MAX_PER_PAGE) break;
  }
  const inOrder = sortByReadingOrder(makeRoom(kept), ({ rect }) => ({ fieldId: '', pageIndex: 0, seen: rect }));
  const nameByLine = createNamer(lines, cells, gutter);
  const heads = findHeads(page, lines, cells, gutter);
  const claimed = inOrder.map((found) => {
    const cell = found.isPartys ? cellAround(found.rect, cells) : null;
    const signer = signerAt(found.core ?? found.rect, lines);
    const titlesHere = { isInTable: cell !== null, column: columnOf(found.rect, gutter), heads };
    const claims = [
      found.partyWord,
      signer,
      ...(cell && !isShare(found, cell) ? partyWordsOf(cell, cells) : []),
      ...(found.isPartys && !(cell && isShare(found, cell)) ? titlesFor(found.rect, titles, titlesHere) : []),
      subjectOf(found),
    ].filter((claim) => claim !== null && (claim === signer || claim !== found.name || partyNamed(claim) !== null));
    return {
      found: isSignersName(found, signer)
        ? { ...found, kind: 'NAME' as const, name: '', isPartys: true }
        : { ...found, name: isWeakName(found) ? nameByLine(found) : found.name },
      page: content.info.number,
      claims: [...new Set(claims.flatMap((claim) => claim ?? []))].slice(0, MAX_CLAIMS),
    };
  });
  return {
    info: content.info,
    claimed,
    signers: claimed.flatMap(({ found, claims }) => (isMark(found) ? (personIn(claims[0] ?? '') ?? []) : [])),
    text: lines.map(({ words }) => wordsInText(words)).join('\n'),
  };
}

/** Whether the blank is a number in a row of a party, as in | 갑 | ___ % |. The terms belong to nobody. */
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
function isSignersName({ kind, words }: Found, signer: string | null): boolean {
  if (signer === null || kind !== 'TEXT') return false;
  const before = words.split(' … ')[0] ?? '';
  const label = before.replaceAll(/[\s:：()[\]]/g, '');
  return before === ':' || label === signer || personIn(label) === signer || partyNamed(label)?.partyName === signer;
}

/**
 * Reduces the height of fields that would overlap those on the lines above and below. Marks become as high as their
 * placeholder, other fields as high as a line.
 */
const makeRoom = (kept: readonly Found[]): Found[] =>
  kept.map((found) => {
    const { core, rect } = found;
    if (!kept.some((other) => other !== found && overlap(other.rect, rect) > NOTICED_OVERLAP)) return found;
    const height = core ? Math.min(rect.height, core.height + MARK_MARGIN) : Math.min(rect.height, LOW_LINE);
    return { ...found, rect: { ...rect, y: middle(core ?? rect) - height / 2, height } };
  });

export function suggestFields(pages: readonly PageFindings[]): Suggestion[] {
  const infos = new Map(pages.map(({ info }) => [info.number, info]));
  const settled = settleParties(
    pages.flatMap(({ claimed }) => claimed),
    pages.flatMap(({ signers }) => signers),
    pages.map(({ text }) => text).join('\n'),
  );
  return makeNamesUnique(settled).flatMap(({ found, page, party, partyName }): Suggestion[] => {
    const info = infos.get(page);
    if (!info) return [];
    const { rect, kind, name, group, dateGaps, confidence, words } = found;
    return [
      {
        page,
        rect: toStoredRect(rect, info),
        kind,
        party,
        partyName,
        name,
        ...(group !== undefined && { group }),
        ...(dateGaps && { dateGaps }),
        confidence: Math.round(confidence * 100) / 100,
        words,
        source: 'TEXT',
      },
    ];
  });
}

/** A signature field is larger than its placeholder, so only the placeholder's own area counts as a conflict. */
const isSamePlace = (one: Found, other: Found) => overlap(one.core ?? one.rect, other.core ?? other.rect) > SAME_PLACE;

/** Ends a blank where the signature field after it begins. */
function shortenedBy(candidate: Found, kept: readonly Found[]): Found | null {
  if (
    candidate.kind === 'SEAL' ||
    candidate.kind === 'SIGNATURE' ||
    candidate.kind === 'CHECKBOX' ||
    candidate.kind === 'RADIO'
  )
    return candidate;
  const { rect } = candidate;
  const mark = kept.find(
    (other) =>
      (other.kind === 'SEAL' || other.kind === 'SIGNATURE') &&
      overlap(other.rect, rect) > 0 &&
      middle(other.rect) > rect.y &&
      middle(other.rect) < rect.y + rect.height &&
      other.rect.x + other.rect.width / 2 > rect.x + rect.width / 2,
  );
  if (!mark) return candidate;
  const width = mark.rect.x - 2 - rect.x;
  return width < 24 ? null : { ...candidate, rect: { ...rect, width } };
}
