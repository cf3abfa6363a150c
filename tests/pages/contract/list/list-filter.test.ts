import { expect, it } from 'vitest';
import { findReplacementPage } from '@/pages/contract/list/model/list-filter';

const here = (page: number, found: { items: number; total: number }, after: string | null = null) =>
  findReplacementPage({ page, after }, { items: Array.from({ length: found.items }), total: found.total });

it('leads to the last page where the address names one beyond it', () => {
  expect(here(30, { items: 0, total: 9 })).toBe(1);
  expect(here(3, { items: 0, total: 40 })).toBe(2);
  expect(here(2, { items: 0, total: 0 })).toBe(1);
});

it('stays where there is something, on an empty first page, and beyond the numbered pages', () => {
  expect(here(2, { items: 3, total: 23 })).toBeNull();
  expect(here(1, { items: 0, total: 0 })).toBeNull();
  expect(here(50, { items: 0, total: 2000 }, 'cursor')).toBeNull();
});
