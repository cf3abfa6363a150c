import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components, type paths } from '@/shared/api';

type Schemas = components['schemas'];
export type Payment = Schemas['PaymentListItem'];
export type PaymentPage = Schemas['PaymentPage'];
/** Both dates are inclusive and in Seoul time. */
export type PaymentFilter = NonNullable<paths['/payments/history/{organizationUuid}']['get']['parameters']['query']>;

export const paymentQueries = {
  all: () => ['payment'] as const,
  list: (organizationUuid: string, filter: PaymentFilter) =>
    queryOptions({
      queryKey: [...paymentQueries.all(), 'list', organizationUuid, filter],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/payments/history/{organizationUuid}', {
            params: { path: { organizationUuid }, query: filter },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
};
