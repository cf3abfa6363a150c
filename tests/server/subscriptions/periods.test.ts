import { describe, expect, it } from 'vitest';
import { shortenUuid } from '../../../server/modules/payments/order-id.ts';
import {
  getAnchorDay,
  computePeriodEnd,
  computeRemainingPrice,
  getRetryTime,
} from '../../../server/modules/subscriptions/periods.ts';

function listEnds(start: string, count: number) {
  const begun = new Date(start);
  const ends = [begun];
  for (let index = 0; index < count; index += 1) ends.push(computePeriodEnd(ends.at(-1) ?? begun, getAnchorDay(begun)));
  return ends.slice(1).map((end) => end.toISOString());
}

describe('the end of a period', () => {
  it('is at nine in Seoul on the day of the month on which the plan began', () => {
    expect(listEnds('2026-11-20T14:30:00+09:00', 2)).toEqual(['2026-12-20T00:00:00.000Z', '2027-01-20T00:00:00.000Z']);
  });

  it('is the last day of a shorter month, which does not move the months after it', () => {
    expect(listEnds('2027-01-31T23:59:00+09:00', 4)).toEqual([
      '2027-02-28T00:00:00.000Z',
      '2027-03-31T00:00:00.000Z',
      '2027-04-30T00:00:00.000Z',
      '2027-05-31T00:00:00.000Z',
    ]);
    expect(listEnds('2028-01-30T10:00:00+09:00', 2)).toEqual(['2028-02-29T00:00:00.000Z', '2028-03-30T00:00:00.000Z']);
  });

  it('counts the days of Seoul', () => {
    // It is still the 9th in London.
    expect(listEnds('2026-12-10T03:00:00+09:00', 1)).toEqual(['2027-01-10T00:00:00.000Z']);
    expect(listEnds('2026-12-31T23:00:00Z', 1)).toEqual(['2027-02-01T00:00:00.000Z']);
  });
});

it('further attempts are one, three and seven days after the first', () => {
  const due = new Date('2026-12-20T00:00:00.000Z');
  expect([1, 2, 3].map((number) => getRetryTime(due, number).toISOString())).toEqual([
    '2026-12-21T00:00:00.000Z',
    '2026-12-23T00:00:00.000Z',
    '2026-12-27T00:00:00.000Z',
  ]);
});

describe('the rest of a period', () => {
  const running = {
    price: 99_000,
    periodStart: new Date('2026-11-20T10:00:00+09:00'),
    periodEnd: new Date('2026-12-20T09:00:00+09:00'),
  };
  it.each([
    ['2026-11-20T23:59:00+09:00', 99_000],
    ['2026-11-21T00:00:00+09:00', 95_700],
    ['2026-12-05T12:00:00+09:00', 49_500],
    ['2026-12-19T23:59:00+09:00', 3_300],
    ['2026-12-20T00:00:00+09:00', 0],
    ['2026-12-25T00:00:00+09:00', 0],
  ])('on %s is %i won', (at, rest) => {
    expect(computeRemainingPrice(running, new Date(at))).toBe(rest);
  });

  it('is rounded down', () => {
    expect(computeRemainingPrice({ ...running, price: 100 }, new Date('2026-12-19T12:00:00+09:00'))).toBe(3);
  });
});

it('a short id is as long as every other, and says which one it is', () => {
  expect(shortenUuid('00000000-0000-0000-0000-000000000000')).toBe('0'.repeat(22));
  expect(shortenUuid('00000000-0000-0000-0000-00000000003e')).toBe(`${'0'.repeat(20)}10`);
  expect(shortenUuid('ffffffff-ffff-ffff-ffff-ffffffffffff')).toHaveLength(22);
});
