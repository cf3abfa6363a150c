import type { Rect } from '#rules/page-geometry.ts';
import type { Field } from '@/entities/contract';
import { seenOf, type EditorPages, type Fields } from './field-set';

/** Fields whose middles differ by less stand in one line. */
const LINE = 8;

type Placed = { field: Field; seen: Rect };

/** Page by page, line by line, as one reads; whoever set a tab order goes before. */
export function readingOrder(fields: Fields, pages: EditorPages): Field[] {
  const byPage = new Map<number, Placed[]>();
  for (const field of fields) {
    const page = pages.indexOf(field);
    const here = byPage.get(page) ?? [];
    here.push({ field, seen: seenOf(field, pages) });
    byPage.set(page, here);
  }
  return [...byPage.entries()]
    .sort(([one], [other]) => one - other)
    .flatMap(([, here]) => onOnePage(here))
    .map(({ field }) => field);
}

function onOnePage(here: readonly Placed[]): Placed[] {
  const numbered = here
    .filter(({ field }) => field.tabOrder !== undefined)
    .sort((one, other) => (one.field.tabOrder ?? 0) - (other.field.tabOrder ?? 0));
  const others = here
    .filter(({ field }) => field.tabOrder === undefined)
    .sort((one, other) => middle(one.seen) - middle(other.seen));
  const lines: Placed[][] = [];
  for (const placed of others) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && middle(placed.seen) - middle(first.seen) <= LINE) line.push(placed);
    else lines.push([placed]);
  }
  return [...numbered, ...lines.flatMap((line) => line.sort((one, other) => one.seen.x - other.seen.x))];
}

const middle = ({ y, height }: Rect) => y + height / 2;

/** The one before or after, in reading order; none at the ends. */
export function neighbour(fields: Fields, id: string, by: 1 | -1, pages: EditorPages): Field | undefined {
  const order = readingOrder(fields, pages);
  const at = order.findIndex(({ fieldId }) => fieldId === id);
  return at < 0 ? undefined : order[at + by];
}
