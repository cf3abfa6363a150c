import { describe, expect, it } from 'vitest';
import { formatAmountInWords, formatAmount, tidyAmount, tidyNumber } from '#rules/amount.ts';
import { formatDate, formatSeoulTime } from '#rules/dates.ts';

describe('an amount', () => {
  it.each([
    ['0', '금 영원정'],
    ['1', '금 일원정'],
    ['10', '금 일십원정'],
    ['1200000', '금 일백이십만원정'],
    ['10000000', '금 일천만원정'],
    ['100010001', '금 일억일만일원정'],
    ['3020', '금 삼천이십원정'],
    ['1000000000000', '금 일조원정'],
    ['00500', '금 오백원정'],
    ['1234567890', '금 일십이억삼천사백오십육만칠천팔백구십원정'],
    ['20000000000000000', '금 이경원정'],
    ['99999999999999999999', '금 구천구백구십구경구천구백구십구조구천구백구십구억구천구백구십구만구천구백구십구원정'],
  ])('%s is %s', (amount, words) => {
    expect(formatAmountInWords(amount)).toBe(words);
  });

  it('is parted in thousands, and left alone when it is none', () => {
    expect(formatAmount('1200000')).toBe('1,200,000');
    expect(formatAmount('999')).toBe('999');
    expect(formatAmount('협의')).toBe('협의');
    expect(formatAmountInWords('협의')).toBe('협의');
    for (const none of ['월 1200', '1200원', '1'.repeat(21)])
      expect([formatAmount(none), formatAmountInWords(none)]).toEqual([none, none]);
  });
});

describe('a date', () => {
  it('takes the form that is asked for', () => {
    expect(formatDate('2026-01-05', 'YYYY년 M월 D일')).toBe('2026년 1월 5일');
    expect(formatDate('2026-01-05', 'YYYY.MM.DD')).toBe('2026.01.05');
    expect(formatDate('2026-01-05', 'YY.MM.DD')).toBe('26.01.05');
    for (const none of ['내일', '2026-01-055', '12026-01-05', '']) expect(formatDate(none, 'YYYY.MM.DD')).toBe(none);
  });

  it('is shown as clocks in Seoul show it', () => {
    expect(formatSeoulTime('2026-11-20T15:30:01.500Z')).toBe('2026.11.21 00:30:01');
  });
});

it.each([
  ['1,000원', '1000'],
  ['１，０００', '1000'],
  ['￦ 1 000', '1000'],
  ['1,000.00원', '1000'],
  ['\\1,000', '1000'],
  ['천원', '천원'],
])('reads the amount %s', (typed, digits) => expect(tidyAmount(typed)).toBe(digits));

it('reads numbers with full-width digits', () => expect(tidyNumber('－１，０００．５')).toBe('-1000.5'));
