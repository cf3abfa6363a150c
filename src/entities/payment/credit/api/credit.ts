import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type UsagePeriod = components['schemas']['UsagePeriod'];
export type CreditSpending = components['schemas']['CreditUsage'];
export type SendingCost = components['schemas']['SendingCost'];
export type ServicePlans = components['schemas']['ServicePlans'];
export type CreditPack = ServicePlans['packs'][number];

export const creditQueries = {
  all: () => ['credit'] as const,
  /** The plans and credit packs on offer. `billing` says whether anything is sold. */
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
  /** Credits spent per month, including the current one. */
  spending: (months: number) =>
    queryOptions({
      queryKey: [...creditQueries.all(), 'spending', months],
      queryFn: ({ signal }) => unwrap(api.GET('/payments/credit-usage', { params: { query: { months } }, signal })),
    }),
};
