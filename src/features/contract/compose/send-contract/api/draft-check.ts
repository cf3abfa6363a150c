import { queryOptions } from '@tanstack/react-query';
import { contractQueries } from '@/entities/contract';
import { api, unwrap } from '@/shared/api';

/** Checks whether a saved version could be sent, while it is still being edited. */
export const draftCheckQuery = (contractId: string, version: number) =>
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
