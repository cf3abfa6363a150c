import { expect, test } from 'vitest';
import { groupBy } from '../../rules/group-by.ts';

test('groups are in the order of their first items, and so is what they hold', () => {
  const groups = groupBy(['딸기', '사과', '다래', '살구', '두릅'], (word) => word.codePointAt(0) === 0xc0ac);
  expect([...groups]).toEqual([
    [false, ['딸기', '다래', '살구', '두릅']],
    [true, ['사과']],
  ]);
  expect(groupBy([], String).size).toBe(0);
});
