import { fillInLists } from '#rules/list-items.ts';
import { queryOptions } from '@tanstack/react-query';
import { contractQueries } from '@/entities/contract';
import { api, unwrap } from '@/shared/api';

/** A POST because it is expensive, although it changes nothing. */
export const fieldSuggestionsQuery = (contractId: string) =>
  queryOptions({
    queryKey: [...contractQueries.one(contractId), 'suggestions'],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/contracts/{contractId}/field-suggestions', { params: { path: { contractId } }, signal })),
  });

/** Reads what another member has saved in the meantime, to compare it with this page's state. */
export const latestDraftQuery = (contractId: string) =>
  queryOptions({
    queryKey: [...contractQueries.one(contractId), 'saved elsewhere'],
    queryFn: async ({ signal }) =>
      fillInLists(await unwrap(api.GET('/contracts/{contractId}', { params: { path: { contractId } }, signal }))),
    staleTime: 0,
    gcTime: 0,
  });
