import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { readPage, readSearch, useUrlFilter } from '@/widgets/list-frame';

type Filter = { search: string; page: number };
const read = (params: URLSearchParams): Filter => ({ search: readSearch(params), page: readPage(params, 50) });
const write = ({ search, page }: Filter): Record<string, string> => ({
  ...(search && { search }),
  ...(page > 1 && { page: String(page) }),
});

function open(address: string) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '/people', element: children }], { initialEntries: [address] });
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useUrlFilter({ read, write, front: { page: 1 } }), { wrapper });
  return {
    filter: () => result.current.filter,
    change: (change: Partial<Filter>) => act(async () => result.current.changeFilter(change)),
    back: () => act(async () => router?.navigate(-1)),
    search: () => router?.state.location.search,
  };
}

it('begins at the first page with another search, and keeps the search from page to page', async () => {
  const list = open('/people?search=lee&page=3');
  expect(list.filter()).toEqual({ search: 'lee', page: 3 });
  await list.change({ page: 4 });
  expect(list.search()).toBe('?search=lee&page=4');
  await list.change({ search: 'kim' });
  expect(list.search()).toBe('?search=kim');
  expect(list.filter()).toEqual({ search: 'kim', page: 1 });
});

it('undoes a filter with the way back', async () => {
  const list = open('/people');
  await list.change({ search: 'kim' });
  await list.back();
  expect(list.filter()).toEqual({ search: '', page: 1 });
  expect(list.search()).toBe('');
});
