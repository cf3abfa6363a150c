import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@/entities/payment/account';
import { creditQueries } from '@/entities/payment/credit';
import { paymentQueries } from '@/entities/payment/history';
import type { PaymentOrder } from '@/entities/payment/order';
import { api, unwrap } from '@/shared/api';

type Wish = { organizationUuid: string; requestKey: string };

const retry = ({ organizationUuid, requestKey }: Wish): Promise<PaymentOrder> =>
  unwrap(
    api.POST('/payments/retry', {
      params: { header: { 'Idempotency-Key': requestKey } },
      body: { organizationUuid },
    }),
  );

/**
 * Charges the plan's card now. Reloads even after a rejection, because a declined payment may have changed the card or
 * the plan.
 */
export function useRetryPayment(onOrder: (order: PaymentOrder) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: retry,
    onSuccess: onOrder,
    onSettled: () =>
      Promise.all(
        [accountQueries.all(), creditQueries.usage().queryKey, paymentQueries.all()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
