import { isMark } from '../../../rules/field-kinds.ts';
import { toStoredRect } from '../../../rules/page-geometry.ts';
import { sortByReadingOrder } from '../../../rules/reading-order.ts';
import { computeOverlap } from '../../../rules/rect-overlap.ts';
import type { Suggestion } from '../fields.ts';
import type { PageInfo, Rect } from '../geometry.ts';
import { findAnswerColumns } from './boxes/answer-columns.ts';
import { findAnswerGrids } from './boxes/answer-grids.ts';
import { findCellRooms } from './blanks/cell-rooms.ts';
import { withBracketedMarks } from './page/bare-marks.ts';
import { cellAround, tableCells } from './page/cells.ts';
import { cleanName } from './names/clean-name.ts';
import { findCheckboxes } from './boxes/checkboxes.ts';
import { findNumberedChoices } from './boxes/numbered-choices.ts';
import { findNumberedLines } from './boxes/numbered-lines.ts';
import { findGutter } from './page/columns.ts';
import { findDates } from './blanks/dates.ts';
import type { Found } from './found.ts';
import { findAnswerSections, findOfficeCells, isOfReceipt } from './parties/answer-sections.ts';
import { isOptional } from './parties/optional.ts';
import { settleParties, type Claimed } from './parties/document-parties.ts';
import { findHeads } from './page/heads.ts';
import { wordsInText } from './names/label-text.ts';
import { isKnownLabel } from './names/labels.ts';
import { findSigningPlaceholders } from './blanks/marks.ts';
import { findPhotos } from './blanks/photos.ts';
import { isHead, mayNameParty, personIn } from './parties/party-names.ts';
import { makeNamesUnique } from './names/unique-names.ts';
import { createClaims, isPersonal, isSignersName } from './parties/claims.ts';
import { columnsOf, findTitles } from './parties/parties.ts';
import { createNamer, isWeakName } from './names/question-names.ts';
import { findRooms } from './blanks/rooms.ts';
import { bottom, middle, toDisplayPage, type PageContent } from './page/seen.ts';
import { isWithin } from './parties/writers.ts';
import { textLines, type TextLine } from './page/text-lines.ts';

const MAX_PER_PAGE = 200;
const SAME_PLACE = 0.3;
/** How much a nameless blank may overlap a date. */
const TOUCHING = 0.1;
/** The check before sending warns about fields that overlap by more than this share. */
const NOTICED_OVERLAP = 0.15;
/** The check before sending warns about fields that cover more than this share of a word. */
const NOTICED_COVER = 0.25;
/** Keeps the words of two columns apart, as in (갑) 이용자    (을) 사업자. */
const COLUMN_END = '\n|\n';
const MARK_MARGIN = 3;
const LOW_LINE = 11.5;

export type PageFindings = { info: PageInfo; claimed: Claimed[]; signers: string[]; text: string };

export function findOnPage(content: PageContent): PageFindings {
  const page = withBracketedMarks(toDisplayPage(content));
  const cells = tableCells(page);
  const gutter = findGutter(page);
  const lines = textLines(page, cells, gutter);
  const titles = findTitles(lines, isKnownLabel, gutter);
  const { found: inCells, labels } = findCellRooms(cells, lines);
  // The first candidate for an area wins: a date beats three blanks, and a signing placeholder beats the space before
  // it.
  const ranked = [
    ...lines.flatMap(findDates),
    ...findAnswerColumns(page, cells),
    ...findAnswerGrids(page, gutter),
    ...lines.flatMap((line) => findNumberedChoices(line, lines)),
    ...findNumberedLines(lines),
    ...findCheckboxes(page, lines, cells),
    ...lines.flatMap(findSigningPlaceholders),
    ...findPhotos(cells),
    ...inCells,
    ...findRooms(page, lines, cells, labels),
  ];
  const kept: Found[] = [];
  for (const candidate of ranked) {
    const fits = shortenedBy(candidate, kept);
    if (fits && !kept.some((other) => isSamePlace(other, fits))) kept.push(fits);
    if (kept.length >= MAX_PER_PAGE) break;
  }
  const heads = findHeads(page, lines, cells, gutter);
  const answers = findAnswerSections(lines, heads, gutter);
  const offices = answers.filter(({ writer }) => writer === null);
  const officeCells = findOfficeCells(lines);
  const isAsked = ({ rect, core }: Found) => {
    const cell = cellAround(core ?? rect, cells);
    return (
      !(cell && (officeCells.has(cell) || isOfReceipt(cell))) &&
      !offices.some((office) => isWithin(rect, office, gutter))
    );
  };
  const asked = kept.filter(isAsked);
  const inOrder = sortByReadingOrder(makeRoom(asked, lines), ({ rect }) => ({ fieldId: '', pageIndex: 0, seen: rect }));
  const nameByLine = createNamer(lines, cells, gutter);
  const ticks = kept.filter(({ kind }) => kind === 'CHECKBOX' || kind === 'RADIO');
  const nouns = findTitles(lines, isKnownLabel, gutter, isUnknownNoun);
  const claimsOn = createClaims({ lines, cells, titles, nouns, heads, gutter, answers });
  const claimed = inOrder.map((blank) => {
    const ownName = blank.partyWord === null && isWeakName(blank) ? nameByLine(blank) : blank.name;
    const isOwn = isPersonal(blank, cleanName(ownName));
    const found = isOwn ? { ...blank, isPartys: true } : blank;
    const { claims, signer, writer } = claimsOn(found, isOwn);
    const named = isSignersName(found, signer)
      ? { ...found, kind: 'NAME' as const, name: '', isPartys: true }
      : { ...found, name: ownName };
    const detail = isDetailOf(ticks, found) ? { isDetail: true } : {};
    const isAnswer = named.kind === 'CHECKBOX' || named.kind === 'RADIO';
    const name = (isAnswer ? named.name : cleanName(named.name)).trimEnd();
    return { found: { ...named, name, ...detail }, page: content.info.number, claims, writer };
  });
  return {
    info: content.info,
    claimed,
    signers: claimed.flatMap(({ found, claims: [first = ''] }) =>
      isMark(found) ? (personIn(first) ?? (isHead(first) ? first : [])) : [],
    ),
    text: lines.map(textOf).join('\n'),
  };
}

/** Whether the title could name a party that only a remark introduces, as in (공간이 적습니다). */
const isUnknownNoun = (text: string): boolean =>
  /^[가-힣]{2,5}$/.test(text) && !isKnownLabel(text) && !mayNameParty(text);

/**
 * Returns a line's text column by column. In 위탁자 ________ (이하 “갑”), the wide space is a blank instead of the end of a
 * column.
 */
const textOf = (line: TextLine): string =>
  columnsOf(line).map(wordsInText).join(COLUMN_END).replaceAll(`${COLUMN_END}(이하`, ' (이하');

/** Returns whether the blank completes an option, as in □ 그 밖의 곳 (          ). */
const isDetailOf = (ticks: readonly Found[], { kind, isPartys, rect }: Found): boolean =>
  kind !== 'CHECKBOX' &&
  kind !== 'RADIO' &&
  !isPartys &&
  ticks.some((tick) => tick.rect.x < rect.x && Math.abs(middle(tick.rect) - middle(rect)) < tick.rect.height / 2);

/**
 * Lowers fields that overlap fields or words on the lines above and below: marks to the height of their placeholder,
 * others to that of a line.
 */
const makeRoom = (kept: readonly Found[], lines: readonly TextLine[]): Found[] =>
  kept.map((found) => {
    const { core, rect } = found;
    const isCrowded = kept.some((other) => other !== found && computeOverlap(other.rect, rect) > NOTICED_OVERLAP);
    if (!isCrowded && (core || !coversOtherLines(rect, lines))) return found;
    const height = core ? Math.min(rect.height, core.height + MARK_MARGIN) : Math.min(rect.height, LOW_LINE);
    return { ...found, rect: { ...rect, y: middle(core ?? rect) - height / 2, height } };
  });

/** Returns whether the field covers words on other lines, where lines are close together. */
const coversOtherLines = (rect: Rect, lines: readonly TextLine[]): boolean =>
  lines.some(
    (line) =>
      line.y < bottom(rect) &&
      bottom(line) > rect.y &&
      (middle(line) < rect.y || middle(line) > bottom(rect)) &&
      line.words.some((word) => computeOverlap(word, rect) > NOTICED_COVER),
  );

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
    const { rect, kind, name, group, dateGaps, items, confidence, words } = found;
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
        ...(items && { items }),
        ...(isOptional({ found, partyName }) && { required: false }),
        confidence: Math.round(confidence * 100) / 100,
        words,
        source: 'TEXT',
      },
    ];
  });
}

/** A signature field is larger than its placeholder, but only the placeholder's own area counts as taken. */
const isSamePlace = (kept: Found, candidate: Found) =>
  computeOverlap(kept.core ?? kept.rect, candidate.core ?? candidate.rect) >
  // The lines of a date's gaps are not always level with its units.
  (kept.kind === 'DATE' && candidate.words === '' ? TOUCHING : SAME_PLACE);

/** Ends a blank where the next signature field starts. */
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
      computeOverlap(other.rect, rect) > 0 &&
      middle(other.rect) > rect.y &&
      middle(other.rect) < rect.y + rect.height &&
      other.rect.x + other.rect.width / 2 > rect.x + rect.width / 2,
  );
  if (!mark) return candidate;
  const width = mark.rect.x - 2 - rect.x;
  return width < 24 ? null : { ...candidate, rect: { ...rect, width } };
}
