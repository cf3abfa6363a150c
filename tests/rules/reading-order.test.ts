import { describe, expect, it } from 'vitest';
import { groupIntoLines, sortByReadingOrder, type ReadingPosition } from '#rules/reading-order.ts';
import { createRandom, type Random } from '../support/random';

const place = (id: string, x: number, y: number, change: Partial<ReadingPosition> & { height?: number } = {}) => {
  const { height = 22, ...others } = change;
  return { fieldId: id, pageIndex: 0, seen: { x, y, width: 80, height }, ...others };
};
const read = (places: readonly ReadingPosition[]) =>
  sortByReadingOrder(places, (one) => one).map(({ fieldId }) => fieldId);

describe('one line', () => {
  it('holds what overlaps by more than half of the lower one', () => {
    expect(read([place('right', 300, 99.9), place('left', 100, 100)])).toEqual(['left', 'right']);
    expect(read([place('left', 100, 100), place('right', 300, 89.1)])).toEqual(['left', 'right']);
    expect(read([place('left', 100, 100), place('right', 300, 89)])).toEqual(['right', 'left']);
  });

  it('holds a low field beside a tall one', () => {
    expect(read([place('signature', 300, 80, { height: 60 }), place('name', 100, 110, { height: 12 })])).toEqual([
      'name',
      'signature',
    ]);
  });

  it('is not joined with the next by a tall field beside both', () => {
    const rows = [place('a', 10, 100), place('b', 100, 100), place('c', 10, 124), place('d', 100, 124)];
    expect(read([...rows, place('seal', 300, 99, { height: 50 })])).toEqual(['a', 'b', 'seal', 'c', 'd']);
  });
});

it('goes page by page, by numbers first, and by lines where two have the same number', () => {
  const places = [
    place('2 low', 10, 300, { pageIndex: 1 }),
    place('2 numbered', 10, 700, { pageIndex: 1, tabOrder: 0 }),
    place('1 right', 200, 100),
    place('1 left', 10, 100),
    place('1 numbered right', 400, 800, { tabOrder: 5 }),
    place('1 numbered left', 300, 800, { tabOrder: 5 }),
  ];
  expect(read(places)).toEqual(['1 numbered left', '1 numbered right', '1 left', '1 right', '2 numbered', '2 low']);
});

/**
 * Generates positions close to each other, because orders only differ for fields that overlap by about half, or have
 * the same position or number.
 */
const somePlaces = (random: Random): ReadingPosition[] =>
  Array.from({ length: 2 + Math.floor(random.next() * 14) }, (_, index) => ({
    fieldId: `${(index * 7) % 16}`.padStart(2, '0'),
    pageIndex: Math.floor(random.next() * 2),
    seen: {
      x: random.pick([10, 100, 100.1, 300]) ?? 0,
      y: 100 + Math.floor(random.next() * 30) * (random.pick([1, 4, 0.1]) ?? 1),
      width: 80,
      height: random.pick([0, 9, 14, 22, 44, 66]) ?? 0,
    },
    tabOrder: random.next() < 0.2 ? Math.floor(random.next() * 3) : undefined,
  }));

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, lot: random.next() }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item);

const overlapsByHalf = ({ seen: one }: ReadingPosition, { seen: other }: ReadingPosition) =>
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) >
  Math.min(one.height, other.height) / 2;

const SEEDS = Array.from({ length: 500 }, (_, seed) => seed);

describe('whatever the fields', () => {
  it('is one order: none is lost, and every permutation comes to the same', () => {
    for (const seed of SEEDS) {
      const random = createRandom(seed);
      const places = somePlaces(random);
      const order = read(places);
      expect(order.toSorted()).toEqual(places.map(({ fieldId }) => fieldId).toSorted());
      for (let turn = 0; turn < 5; turn += 1) expect(read(shuffled(places, random)), `seed ${seed}`).toEqual(order);
      expect(read(sortByReadingOrder(places, (one) => one)), `seed ${seed}`).toEqual(order);
    }
  });

  it('leads on: neither a page, nor a number of one page, nor a place within a line goes back', () => {
    for (const seed of SEEDS) {
      const order = sortByReadingOrder(somePlaces(createRandom(seed)), (one) => one);
      const lines = [0, 1].flatMap((page) => groupIntoLines(order.filter(({ pageIndex }) => pageIndex === page)));
      const rank = (one: ReadingPosition) => [
        one.pageIndex,
        one.tabOrder ?? 9,
        lines.findIndex((line) => line.includes(one)),
        one.seen.x,
        one.seen.y,
        Number(one.fieldId),
      ];
      for (const [index, one] of order.entries()) {
        const next = order[index + 1];
        if (!next) continue;
        const [before, after] = [rank(one), rank(next)];
        const differs = before.findIndex((part, place) => part !== after[place]);
        expect(before[differs], `seed ${seed}`).toBeLessThan(after[differs] ?? 0);
      }
    }
  });

  it('forms lines of those that overlap by more than half, each with each, and no two where one would do', () => {
    for (const seed of SEEDS) {
      const lines = groupIntoLines(somePlaces(createRandom(seed)));
      for (const [index, line] of lines.entries()) {
        for (const [place, one] of line.entries())
          for (const other of line.slice(place + 1)) expect(overlapsByHalf(one, other), `seed ${seed}`).toBe(true);
        for (const later of lines.slice(index + 1))
          for (const one of later)
            expect(
              line.every((other) => overlapsByHalf(one, other)),
              `seed ${seed}`,
            ).toBe(false);
      }
    }
  });
});
