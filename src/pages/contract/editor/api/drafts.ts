import { fillInLists } from '#rules/list-items.ts';
import { queryOptions } from '@tanstack/react-query';
import { contractQueries } from '@/entities/contract';
import { api, unwrap } from '@/shared/api';

/** A POST request even though it changes nothing, because computing suggestions is expensive. */
export const fieldSuggestionsQuery = (contractId: string) =>
  queryOptions({
    queryKey: [...contractQueries.one(contractId), 'suggestions'],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/contracts/{contractId}/field-suggestions', { params: { path: { contractId } }, signal })),
  });

/** The version that another member saved in the meantime, to compare with the one on this page. */
export const latestDraftQuery = (contractId: string) =>
  queryOptions({
    queryKey: [...contractQueries.one(contractId), 'saved elsewhere'],
    queryFn: async ({ signal }) =>
      fillInLists(await unwrap(api.GET('/contracts/{contractId}', { params: { path: { contractId } }, signal }))),
    staleTime: 0,
    gcTime: 0,
  });
