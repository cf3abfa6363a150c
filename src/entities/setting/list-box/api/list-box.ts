import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type ListBox = Schemas['ListBox'];
export type ListBoxSummary = Schemas['ListBoxSummary'];
export type ListBoxImport = Schemas['ListBoxImport'];

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
};
