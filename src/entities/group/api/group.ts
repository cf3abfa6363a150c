import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type Group = components['schemas']['Group'];

export const MAX_SHARED_GROUPS = 10;

export const groupQueries = {
  all: () => ['groups'] as const,
  list: () =>
    queryOptions({
      queryKey: [...groupQueries.all(), 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/groups', { signal })),
    }),
};
