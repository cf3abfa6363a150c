import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type Alert = components['schemas']['Alert'];
export type AlertKind = components['schemas']['AlertKind'];
export type AlertMail = components['schemas']['AlertMail'];
export type AlertPreferences = components['schemas']['AlertPreferences'];

const ALERTS_PER_REQUEST = 20;
const NEWEST = 10;

export const alertQueries = {
  all: () => ['alert'] as const,
  lists: () => [...alertQueries.all(), 'list'] as const,
  /** Includes the number of unread alerts. */
  newest: () =>
    queryOptions({
      queryKey: [...alertQueries.lists(), 'newest'],
      queryFn: ({ signal }) => unwrap(api.GET('/alerts', { params: { query: { size: NEWEST } }, signal })),
    }),
  list: (kind: AlertKind | null) =>
    infiniteQueryOptions({
      queryKey: [...alertQueries.lists(), 'pages', kind],
      queryFn: ({ pageParam, signal }) =>
        unwrap(
          api.GET('/alerts', {
            params: {
              query: {
                size: ALERTS_PER_REQUEST,
                ...(kind !== null && { kind }),
                ...(pageParam !== null && { before: pageParam }),
              },
            },
            signal,
          }),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
  preferences: () =>
    queryOptions({
      queryKey: [...alertQueries.all(), 'preferences'],
      queryFn: ({ signal }) => unwrap(api.GET('/alerts/preferences', { signal })),
    }),
};
