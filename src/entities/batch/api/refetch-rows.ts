import type { QueryClient } from '@tanstack/react-query';
import type { components } from '@/shared/api';
import { batchQueries, ROWS_KEY } from './batch';

/** Refetches the pages of rows that contain these contracts, because each row shows its contract's progress. */
export function refetchRowsOf(queryClient: QueryClient, contractIds: ReadonlySet<string>) {
  const pages = queryClient.getQueriesData<components['schemas']['BatchRowPage']>({
    queryKey: batchQueries.ones(),
    predicate: ({ queryKey }) => queryKey.includes(ROWS_KEY),
  });
  for (const [queryKey, page] of pages)
    if (page?.rows.some(({ contractId }) => contractId !== null && contractIds.has(contractId)))
      void queryClient.invalidateQueries({ queryKey });
}
