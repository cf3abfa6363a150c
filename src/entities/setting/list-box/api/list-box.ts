import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type ListBox = Schemas['ListBox'];
export type ListBoxSummary = Schemas['ListBoxSummary'];
export type ListBoxImport = Schemas['ListBoxImport'];
export type ListBoxUses = Schemas['ListBoxUses'];

export const listBoxQueries = {
  all: () => ['list-box'] as const,
  list: () =>
    queryOptions({
      queryKey: [...listBoxQueries.all(), 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/list-box-dbs', { signal })),
    }),
  one: (listBoxId: string) =>
    queryOptions({
      queryKey: [...listBoxQueries.all(), 'one', listBoxId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/list-box-dbs/{listBoxId}', { params: { path: { listBoxId } }, signal })),
    }),
  uses: (listBoxId: string) =>
    queryOptions({
      queryKey: [...listBoxQueries.all(), 'uses', listBoxId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/list-box-dbs/{listBoxId}/uses', { params: { path: { listBoxId } }, signal })),
      // Others schedule documents meanwhile, so the number is counted each time.
      staleTime: 0,
    }),
};
