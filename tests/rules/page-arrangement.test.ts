import { expect, test } from 'vitest';
import { summarizeArrangement } from '../../rules/page-arrangement.ts';

const upright = (...pages: number[]) => pages.map((page) => ({ page, turn: 0 }));

test('pages are counted by what was done to them, and order is that of those that are left', () => {
  expect(summarizeArrangement(upright(1, 2, 3), 3)).toEqual({ removed: 0, turned: 0, isReordered: false });
  expect(summarizeArrangement(upright(1, 3), 3)).toEqual({ removed: 1, turned: 0, isReordered: false });
  expect(summarizeArrangement(upright(3, 1), 4)).toEqual({ removed: 2, turned: 0, isReordered: true });
  expect(summarizeArrangement([{ page: 1, turn: 270 }], 1)).toEqual({ removed: 0, turned: 1, isReordered: false });
});
