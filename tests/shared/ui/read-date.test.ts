import { describe, expect, it } from 'vitest';
import { dateInWords, readDate } from '@/shared/ui/inputs/date-picker';

describe('readDate', () => {
  it.each([
    ['20261127', '2026-11-27'],
    ['2026-11-27', '2026-11-27'],
    ['2026. 11. 27.', '2026-11-27'],
    ['2026년 11월 27일 (금)', '2026-11-27'],
    ['26.11.27', '2026-11-27'],
    ['12/3', '2026-12-03'],
    ['20260230', null],
    ['곧', null],
    ['1', null],
  ])('reads %s as %s', (typed, day) => {
    expect(readDate(typed, '2026-11-20')).toBe(day);
  });

  it('takes a day without a year as the next one that may be chosen', () => {
    expect(readDate('1월 5일', '2026-11-20', '2026-11-20')).toBe('2027-01-05');
    expect(readDate('12/3', '2026-11-20', '2026-11-20')).toBe('2026-12-03');
    expect(readDate('1/5', '2026-11-20')).toBe('2026-01-05');
  });

  it('says a day in words', () => {
    expect(dateInWords('2026-11-27')).toBe('2026년 11월 27일 (금)');
  });
});
