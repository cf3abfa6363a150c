import { describe, expect, it } from 'vitest';
import { amountInWords, formatAmount } from '#rules/amount.ts';
import { formatDate, seoulTime } from '#rules/dates.ts';

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
  ])('%s is %s', (amount, words) => {
    expect(amountInWords(amount)).toBe(words);
  });

  it('is parted in thousands, and left alone when it is none', () => {
    expect(formatAmount('1200000')).toBe('1,200,000');
    expect(formatAmount('999')).toBe('999');
    expect(formatAmount('협의')).toBe('협의');
    expect(amountInWords('협의')).toBe('협의');
  });
});

describe('a date', () => {
  it('takes the form that is asked for', () => {
    expect(formatDate('2026-01-05', 'YYYY년 M월 D일')).toBe('2026년 1월 5일');
    expect(formatDate('2026-01-05', 'YYYY.MM.DD')).toBe('2026.01.05');
    expect(formatDate('내일', 'YYYY.MM.DD')).toBe('내일');
  });

  it('is shown as clocks in Seoul show it', () => {
    expect(seoulTime('2026-11-20T15:30:01.500Z')).toBe('2026.11.21 00:30:01');
  });
});
