import { queryOptions } from '@tanstack/react-query';
import { contractQueries } from '@/entities/contract';
import { api, unwrap } from '@/shared/api';

/** Uses POST because it is expensive, and not because it changes anything. */
export const fieldSuggestions = (contractId: string) =>
  queryOptions({
    queryKey: [...contractQueries.one(contractId), 'suggestions'],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/contracts/{contractId}/field-suggestions', { params: { path: { contractId } }, signal })),
  });

/** Reads what somebody else has saved meanwhile, to compare it with the screen and not to replace it. */
export const savedElsewhere = (contractId: string) =>
  queryOptions({
    queryKey: [...contractQueries.one(contractId), 'saved elsewhere'],
    queryFn: ({ signal }) => unwrap(api.GET('/contracts/{contractId}', { params: { path: { contractId } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** Finds what prevents a version from being sent, while somebody is still working on it. */
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
