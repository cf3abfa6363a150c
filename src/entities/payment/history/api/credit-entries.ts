import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type CreditEntry = components['schemas']['CreditEntry'];

const ENTRIES_PER_REQUEST = 20;

export const creditEntryQueries = {
  all: () => ['credit-entry'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...creditEntryQueries.all(), 'list'],
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/payments/credit-entries', {
            params: { query: { size: ENTRIES_PER_REQUEST, ...(pageParam !== null && { before: pageParam }) } },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
};
