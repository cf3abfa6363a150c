import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type CompanySeal = Schemas['CompanySeal'];
export type SealLedgerEntry = Schemas['SealLedgerEntry'];

export const companySealQueries = {
  all: () => ['company-seal'] as const,
  list: () =>
    queryOptions({
      queryKey: [...companySealQueries.all(), 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/company-seals', { signal })),
    }),
  ledger: (sealId: string, page: number) =>
    queryOptions({
      queryKey: [...companySealQueries.all(), 'ledger', sealId, page],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/company-seals/{sealId}/ledger', {
            params: { path: { sealId }, query: { page, size: 20 } },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
};
