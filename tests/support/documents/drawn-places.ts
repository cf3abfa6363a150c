import type { Suggestion } from '../../../server/documents/fields.ts';
import { fromUserSpace, type PageInfo, type Rect } from '../../../server/documents/geometry.ts';
import type { PageContent } from '../../../server/documents/pages/read-page.ts';
import { cellAround, tableCells, type Cell } from '../../../server/documents/suggest/page/cells.ts';
import { toDisplayPage } from '../../../server/documents/suggest/page/seen.ts';

const MILLIMETRE = 72 / 25.4;

type Place = Rect & { page: number; isCell: boolean };

/** Returns where the mark is drawn on a page, as PDFium reads it, or the table cell around it. */
export function placesOf(mark: string, content: PageContent, pages: readonly PageInfo[], isCell: boolean): Place[] {
  const { number, text: page } = content;
  return page.words.flatMap(({ text: word, box }): Place[] => {
    const [info, before] = [pages[number - 1], word.indexOf(mark)];
    if (!info || before === -1) return [];
    const rect = fromUserSpace(box, info);
    const around = cellAround(rect, cellsOf(content, pages));
    if (isCell && around) return [{ ...around, page: number, isCell }];
    return [{ ...rect, page: number, isCell: false, x: rect.x + (before / word.length) * rect.width }];
  });
}

export function cellsOf(content: PageContent | undefined, pages: readonly PageInfo[]): Cell[] {
  const info = content && pages[content.number - 1];
  return content && info ? tableCells(toDisplayPage({ info, words: content.text.words, ...content.drawn })) : [];
}

const middle = ({ y, height }: Rect) => y + height / 2;

export function isAt({ page, rect }: Suggestion, place: Place): boolean {
  if (page !== place.page) return false;
  if (place.isCell) return isNear(rect, place);
  return Math.abs(rect.x - place.x) < MILLIMETRE && Math.abs(middle(rect) - middle(place)) < MILLIMETRE;
}

export const isNear = (rect: Rect, other: Rect | null) =>
  other !== null &&
  Math.abs(rect.x - other.x) < MILLIMETRE &&
  Math.abs(rect.y - other.y) < MILLIMETRE &&
  Math.abs(rect.x + rect.width - other.x - other.width) < MILLIMETRE &&
  Math.abs(rect.y + rect.height - other.y - other.height) < MILLIMETRE;
