import type { Rect } from './page-geometry.ts';

export type ReadingPosition = {
  /** Breaks ties between fields at the same position. */
  fieldId: string;
  /** The page number across all of the document's files, starting at 0. */
  pageIndex: number;
  /** The field's rectangle on the page as displayed. */
  seen: Rect;
  /** The sender's order on the page. */
  tabOrder?: number | undefined;
};
type Placed<Item> = ReadingPosition & { item: Item };

/**
 * Sorts items by page. On a page, fields that the sender numbered come first, then all others line by line, from left
 * to right. The screens and the server both use this order, which doesn't depend on the order of the input.
 */
export function sortByReadingOrder<Item>(items: readonly Item[], placeOf: (item: Item) => ReadingPosition): Item[] {
  const pages = new Map<number, Placed<Item>[]>();
  for (const item of items) {
    const placed = { item, ...placeOf(item) };
    const onPage = pages.get(placed.pageIndex);
    if (onPage) onPage.push(placed);
    else pages.set(placed.pageIndex, [placed]);
  }
  return [...pages]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, onPage]) => orderPage(onPage).map(({ item }) => item));
}

const orderPage = <Item>(onPage: readonly Placed<Item>[]) =>
  groupIntoLines(onPage)
    .flatMap((line) => line.toSorted(fromLeftToRight))
    .toSorted((one, other) => numberOf(one) - numberOf(other));

const numberOf = ({ tabOrder = Number.MAX_SAFE_INTEGER }: ReadingPosition) => tabOrder;

/**
 * Groups fields into lines. Fields share a line if each pair of them overlaps by more than half of the smaller one's
 * height. If only neighbours, or only the first field, were compared, a tall field could merge adjacent rows into one
 * line.
 */
export function groupIntoLines<Place extends ReadingPosition>(onPage: readonly Place[]): Place[][] {
  const lines: Place[][] = [];
  for (const place of onPage.toSorted(fromTopToBottom)) {
    const line = lines.find((others) => others.every((other) => isBeside(other.seen, place.seen)));
    if (line) line.push(place);
    else lines.push([place]);
  }
  return lines;
}

function isBeside(one: Rect, other: Rect) {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared > Math.min(one.height, other.height) / 2;
}

const fromTopToBottom = (one: ReadingPosition, other: ReadingPosition) =>
  one.seen.y - other.seen.y || one.seen.x - other.seen.x || compareIds(one, other);
const fromLeftToRight = (one: ReadingPosition, other: ReadingPosition) =>
  one.seen.x - other.seen.x || one.seen.y - other.seen.y || compareIds(one, other);
const compareIds = ({ fieldId: one }: ReadingPosition, { fieldId: other }: ReadingPosition) =>
  one < other ? -1 : Number(one > other);
