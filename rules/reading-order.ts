import type { Rect } from './page-geometry.ts';

export type ReadingPlace = {
  /** Settles what place alone leaves open. */
  fieldId: string;
  /** From 0, over all files of the document. */
  pageIndex: number;
  /** As a person sees the page. */
  seen: Rect;
  /** The sender's own order within the page. */
  tabOrder?: number | undefined;
};
type Placed<Item> = ReadingPlace & { item: Item };

/**
 * Page by page; within a page first what the sender numbered, then line by line and from left to right. The same on every screen
 * and on the server, and the same whatever order the fields come in.
 */
export function inReadingOrder<Item>(items: readonly Item[], placeOf: (item: Item) => ReadingPlace): Item[] {
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
  formLines(onPage)
    .flatMap((line) => line.toSorted(fromLeftToRight))
    .toSorted((one, other) => numberOf(one) - numberOf(other));

const numberOf = ({ tabOrder = Number.MAX_SAFE_INTEGER }: ReadingPlace) => tabOrder;

/**
 * Fields stand on one line that overlap, each with each, by more than half of the height of the lower one. Somebody who compared
 * two at a time, or only with the first of a line, would let a tall field join the rows that it stands beside into one.
 */
export function formLines<Place extends ReadingPlace>(onPage: readonly Place[]): Place[][] {
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

const fromTopToBottom = (one: ReadingPlace, other: ReadingPlace) =>
  one.seen.y - other.seen.y || one.seen.x - other.seen.x || compareIds(one, other);
const fromLeftToRight = (one: ReadingPlace, other: ReadingPlace) =>
  one.seen.x - other.seen.x || one.seen.y - other.seen.y || compareIds(one, other);
const compareIds = ({ fieldId: one }: ReadingPlace, { fieldId: other }: ReadingPlace) =>
  one < other ? -1 : Number(one > other);
