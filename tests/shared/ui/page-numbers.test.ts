import { describe, expect, it } from 'vitest';
import { listPageNumbers } from '@/shared/ui/data/pagination/page-numbers';

const shown = (page: number, pageCount: number) =>
  listPageNumbers(page, pageCount)
    .map((entry) => (typeof entry === 'number' ? entry : '…'))
    .join(' ');

describe('pageNumbers', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 15, '1 2 3 4 5 … 15'],
    [4, 15, '1 2 3 4 5 … 15'],
    [8, 15, '1 … 7 8 9 … 15'],
    [12, 15, '1 … 11 12 13 14 15'],
    [15, 15, '1 … 11 12 13 14 15'],
  ])('on page %i of %i shows %s', (page, pageCount, expected) => {
    expect(shown(page, pageCount)).toBe(expected);
  });
});
