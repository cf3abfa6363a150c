import type { Rect } from './page-geometry.ts';

export type ReadingPosition = {
  /** Breaks ties between fields in the same position. */
  fieldId: string;
  pageIndex: number;
  seen: Rect;
  tabOrder?: number | undefined;
};
type Placed<Item> = ReadingPosition & { item: Item };

/**
 * Sorts items by page. On a page, fields that the sender numbered come first, followed by the others line by line, left
 * to right.
 *
 * Screens and the server share this order, so it must not depend on the order of the input.
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
 * Groups fields into lines. All fields of a line overlap each other by more than half of the smaller height. Comparing
 * only neighbours would let one tall field merge two rows.
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
