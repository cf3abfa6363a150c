import { queryOptions } from '@tanstack/react-query';
import { contractQueries } from '@/entities/contract';
import { api, unwrap } from '@/shared/api';

/** Asked with POST because it costs work, not because it changes anything. */
export const fieldSuggestions = (contractId: string) =>
  queryOptions({
    queryKey: [...contractQueries.one(contractId), 'suggestions'],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/contracts/{contractId}/field-suggestions', { params: { path: { contractId } }, signal })),
  });

/** What somebody else has saved meanwhile: looked at beside what is on the screen, not instead of it. */
export const savedElsewhere = (contractId: string) =>
  queryOptions({
    queryKey: [...contractQueries.one(contractId), 'saved elsewhere'],
    queryFn: ({ signal }) => unwrap(api.GET('/contracts/{contractId}', { params: { path: { contractId } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** What stands in the way of sending a version, asked for while one still works on it. */
export const checkOfDraft = (contractId: string, version: number) =>
  queryOptions({
    queryKey: [...contractQueries.one(contractId), 'check', version],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/contracts/{contractId}/check', {
          params: { path: { contractId } },
          body: { scheduledAt: null },
          signal,
        }),
      ),
    placeholderData: (before) => before,
    staleTime: Infinity,
  });
