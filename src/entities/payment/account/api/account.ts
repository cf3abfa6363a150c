import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type PaymentProfile = components['schemas']['PaymentProfile'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type BillingWindow = components['schemas']['BillingWindow'];

export const accountQueries = {
  all: () => ['payment-account'] as const,
  profile: (organizationUuid: string) =>
    queryOptions({
      queryKey: [...accountQueries.all(), organizationUuid, 'profile'],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/payments/profile/{id}', { params: { path: { id: organizationUuid } }, signal })),
    }),
  methods: (organizationUuid: string) =>
    queryOptions({
      queryKey: [...accountQueries.all(), organizationUuid, 'methods'],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/payments/payment-method/all/{id}', { params: { path: { id: organizationUuid } }, signal })),
    }),
};
