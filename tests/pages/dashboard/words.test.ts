import { expect, it } from 'vitest';
import { getPercentChange, formatComparison, formatDuration, getGivenName } from '@/pages/dashboard/model/words';

it('speaks to a person by the given name', () => {
  expect(['김지수', '남궁민수', 'Ann'].map(getGivenName)).toEqual(['지수', '남궁민수', 'Ann']);
});

it('says how long signing takes in the unit that fits', () => {
  expect([0, 40, 59, 60, 312, 47 * 60, 48 * 60, 80 * 60].map(formatDuration)).toEqual([
    '0분',
    '40분',
    '59분',
    '1시간',
    '5.2시간',
    '47시간',
    '2일',
    '3.3일',
  ]);
});

it('compares with the same part of last month', () => {
  expect(formatComparison(42, 33)).toBe('지난달 같은 때보다 9건 많아요');
  expect(formatComparison(3, 5)).toBe('지난달 같은 때보다 2건 적어요');
  expect(formatComparison(5, 5)).toBe('지난달 같은 때와 같아요');
  expect([getPercentChange(112, 100), getPercentChange(50, 100), getPercentChange(3, 0)]).toEqual([12, -50, null]);
});
