import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

export type Card = components['schemas']['PaymentMethod'];

export const cardQueries = {
  all: () => ['card'] as const,
  list: (organizationUuid: string) =>
    queryOptions({
      queryKey: [...cardQueries.all(), 'list', organizationUuid],
      queryFn: async ({ signal }) => {
        const { items } = await unwrap(
          api.GET('/payments/payment-method/all/{id}', { params: { path: { id: organizationUuid } }, signal }),
        );
        return items;
      },
    }),
};
