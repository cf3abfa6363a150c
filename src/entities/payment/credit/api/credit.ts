import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type UsagePeriod = components['schemas']['UsagePeriod'];
export type CreditSpending = components['schemas']['CreditUsage'];
export type SendingCost = components['schemas']['SendingCost'];
export type SoldPlans = components['schemas']['ServicePlans'];
export type CreditPack = SoldPlans['packs'][number];

export const creditQueries = {
  all: () => ['credit'] as const,
  /** What is sold. `billing` says whether anything is. */
  plans: () =>
    queryOptions({
      queryKey: [...creditQueries.all(), 'plans'],
      queryFn: ({ signal }) => unwrap(api.GET('/payments/service-plan', { signal })),
      staleTime: 3_600_000,
    }),
  usage: () =>
    queryOptions({
      queryKey: [...creditQueries.all(), 'usage'],
      queryFn: ({ signal }) => unwrap(api.GET('/payments/usage-period', { signal })),
    }),
  /** What was spent in each of the last months, the current one included. */
  spending: (months: number) =>
    queryOptions({
      queryKey: [...creditQueries.all(), 'spending', months],
      queryFn: ({ signal }) => unwrap(api.GET('/payments/credit-usage', { params: { query: { months } }, signal })),
    }),
};
