import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type Guide = Schemas['Guide'];
export type GuideListItem = Schemas['GuideListItem'];

/** Guide pages change only with a new version of the service or when an operator edits them. */
const STALE_MS = 600_000;

export const guideQueries = {
  list: () =>
    queryOptions({
      queryKey: ['guide', 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/guides', { signal })),
      staleTime: STALE_MS,
    }),
  detail: (guideId: string) =>
    queryOptions({
      queryKey: ['guide', 'detail', guideId],
      queryFn: ({ signal }) => unwrap(api.GET('/guides/{guideId}', { params: { path: { guideId } }, signal })),
      staleTime: STALE_MS,
    }),
};
