import { expect, it } from 'vitest';
import { describeSpending, estimateDaysLeft, listGridLines } from '@/pages/setting/payment-dashboard/model/spending';

it('says in words what the chart shows', () => {
  expect(
    describeSpending([
      { month: '2026-10', documents: 1_200, messages: 42 },
      { month: '2026-11', documents: 0, messages: 0 },
    ]),
  ).toBe('달마다 쓴 크레딧: 10월 1,242, 11월 0');
});

it.each([
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 5]],
  [10, [0, 5, 10]],
  [100, [0, 50, 100]],
  [342, [0, 100, 200, 300]],
  [450, [0, 200, 400]],
  [81_234, [0, 50_000]],
])('draws few and round lines up to %i', (highest, lines) => {
  expect(listGridLines(highest)).toEqual(lines);
});

it.each([
  ['nothing was spent', 100, 0, null],
  ['nothing is left', 0, 30, null],
  ['it ends within a day', 1, 300, null],
  ['the rest of a day does not count', 100, 274, 10],
  ['it lasts a year', 365, 30, 365],
  ['it lasts longer than credits do', 366, 30, null],
])('estimates how long credits last: %s', (_, available, spent, days) => {
  expect(estimateDaysLeft(available, spent)).toBe(days);
});
