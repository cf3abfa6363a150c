import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type KeptMark = Schemas['UserMark'];
export type MarkUse = Schemas['MarkUse'];

export const readKeptMarks = (signal?: AbortSignal) => unwrap(api.GET('/users/marks', { ...(signal && { signal }) }));

export const keptMarkQueries = {
  all: () => ['kept-mark'] as const,
  /** In the member's own order. */
  list: () =>
    queryOptions({
      queryKey: [...keptMarkQueries.all(), 'list'],
      queryFn: ({ signal }) => readKeptMarks(signal),
    }),
};
