import { toStoredRect } from '../../../rules/page-geometry.ts';
import { sortByReadingOrder } from '../../../rules/reading-order.ts';
import type { Suggestion } from '../fields.ts';
import { findCellRooms, partyWordOf } from './cell-rooms.ts';
import { cellAround, tableCells } from './cells.ts';
import { findCheckboxes } from './checkboxes.ts';
import { findDates } from './dates.ts';
import type { Found } from './found.ts';
import { findMarks } from './marks.ts';
import { partyFor, partyNamed, partyTitles } from './parties.ts';
import { findRooms } from './rooms.ts';
import { middle, overlap, seenPage, type PageContent } from './seen.ts';
import { textLines } from './text-lines.ts';

const MAX_PER_PAGE = 200;
const SAME_PLACE = 0.3;

/** Suggests fields for a page, in reading order. */
export function suggestFields(content: PageContent): Suggestion[] {
  const page = seenPage(content);
  const cells = tableCells(page);
  const lines = textLines(page, cells);
  const titles = partyTitles(lines);
  const { found: inCells, labels } = findCellRooms(cells, lines);
  // Whichever comes first gets the place: a date is better than three blanks, and a mark is better than the space
  // before it.
  const ranked = [
    ...lines.flatMap(findDates),
    ...findCheckboxes(page, lines),
    ...lines.flatMap(findMarks),
    ...inCells,
    ...findRooms(page, lines, cells, labels),
  ];
  const kept: Found[] = [];
  for (const candidate of ranked) {
    const fits = shortenedBy(candidate, kept);
    if (fits && !kept.some(({ rect }) => overlap(rect, fits.rect) > SAME_PLACE)) kept.push(fits);
    if (kept.length >= MAX_PER_PAGE) break;
  }
  const inOrder = sortByReadingOrder(kept, ({ rect }) => ({ fieldId: '', pageIndex: 0, seen: rect }));
  return inOrder.map((found) => {
    const cell = found.isPartys ? cellAround(found.rect, cells) : null;
    const word = found.partyWord ?? (cell && partyWordOf(cell));
    const named = word ? partyNamed(word) : null;
    const party = named ?? (found.isPartys ? partyFor(found.rect, titles) : null);
    return {
      page: content.info.number,
      rect: toStoredRect(found.rect, content.info),
      kind: found.kind,
      party: party?.party ?? null,
      partyName: party?.partyName ?? null,
      name: found.name,
      confidence: Math.round(found.confidence * 100) / 100,
      words: found.words,
      source: 'TEXT',
    };
  });
}

/** The space after a label ends where the place of a mark begins. */
function shortenedBy(candidate: Found, kept: readonly Found[]): Found | null {
  if (candidate.kind === 'SEAL' || candidate.kind === 'SIGNATURE' || candidate.kind === 'CHECKBOX') return candidate;
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
